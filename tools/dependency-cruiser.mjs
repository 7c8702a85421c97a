import { builtinModules } from 'node:module';

const ours = '^(src|scripts|netlify|tests|tools)/(?!.*node_modules/)';
const tests = '\\.test\\.tsx?$';

/** Every module of Node, by the tool’s names: a few have only the name with `node:`. */
const node = `^(node:.+|${builtinModules.join('|')})$`;

/** The rooms of src, and which other rooms they may import. README's map says the same. */
export const ROOMS = {
  calendar: [],
  common: [],
  language: ['calendar'],
  holidays: ['calendar', 'common'],
  law: ['calendar', 'common', 'holidays'],
  contract: ['calendar', 'common', 'holidays', 'language'],
  questions: ['calendar', 'contract', 'holidays', 'language'],
  documents: ['calendar', 'common', 'contract', 'holidays', 'language', 'law', 'questions'],
  keys: ['calendar', 'common'],
  provider: ['calendar', 'common', 'holidays', 'law'],
  publish: ['calendar', 'common', 'contract', 'documents', 'holidays', 'language', 'law'],
  api: ['calendar', 'common', 'contract', 'documents', 'holidays', 'keys', 'language', 'questions'],
  mcp: ['api', 'calendar', 'common', 'contract', 'documents', 'holidays', 'keys', 'language'],
  hosts: ['api', 'contract', 'documents', 'holidays', 'keys', 'language', 'mcp'],
  package: ['calendar', 'contract', 'holidays', 'language', 'questions'],
  site: [
    'api',
    'calendar',
    'common',
    'contract',
    'documents',
    'holidays',
    'language',
    'law',
    'provider',
    'questions',
  ],
};

/** The folders next to src: the only part of it that one may import, or the only room that it may not. */
export const FOLDERS = {
  netlify: { only: 'hosts/netlify' },
  scripts: { not: 'site' },
  tests: {},
  tools: { not: 'site' },
};

/** A room may import only itself, the rooms named and packages. */
const only = ([room, rooms]) => ({
  name: `${room}-imports`,
  comment: `src/${room} may import of ours only: ${[room, ...rooms].join(', ')}`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: tests },
  to: { path: ours, pathNot: [room, ...rooms].map((name) => `^src/${name}/`) },
});

/** Rooms that browsers and the edge run reach no module of Node and no package, not through other rooms and not for a type; one folder may. */
const pure = ([room, but]) => ({
  name: `${room}-is-pure`,
  comment: `src/${room} runs in browsers and on the edge`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: but ? [tests, `^src/${room}/${but}/`] : tests },
  to: { reachable: true, path: [node, 'node_modules/'] },
});

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: { path: ours },
      to: { couldNotResolve: true, pathNot: ['^(astro|statdays):', '^statdays(/|$)'] },
    },
    ...Object.entries(ROOMS).map(only),
    ...[['calendar'], ['holidays'], ['package', 'command']].map(pure),
    {
      name: 'law-for-types',
      comment:
        'What runs in browsers and on the edge takes the types of the tables, and not the schemas that check them',
      severity: 'error',
      from: { path: '^src/(documents|site)/', pathNot: tests },
      to: { path: '^src/law/tables/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'data-by-the-law',
      comment: 'src/law reads the data and checks it',
      severity: 'error',
      from: { path: ours, pathNot: tests },
      to: { path: '^data/' },
    },
    {
      name: 'netlify-imports-its-host',
      severity: 'error',
      from: { path: '^netlify/(?!node_modules/)' },
      to: { path: ours, pathNot: ['^netlify/', `^src/${FOLDERS.netlify.only}/`] },
    },
    {
      name: 'scripts-import-no-site',
      severity: 'error',
      from: { path: '^(scripts|tools)/(?!.*node_modules/)' },
      to: { path: `^src/${FOLDERS.scripts.not}/` },
    },
    {
      name: 'no-test-code-in-src',
      comment: 'What tests share lies in tests/support and tests/contract',
      severity: 'error',
      from: { path: '^(src|scripts|netlify|tools)/(?!.*node_modules/)', pathNot: tests },
      to: { path: '^tests/|\\.test\\.tsx?$' },
    },
    {
      name: 'edge-reaches-no-node',
      comment:
        'The edge functions run in Deno; tests/edge/bundle.test.ts says which packages their bundles hold',
      severity: 'error',
      from: { path: '^netlify/edge-functions/' },
      to: { reachable: true, path: node },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
