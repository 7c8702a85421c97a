import { builtinModules } from 'node:module';

const ours = '^(src|scripts|netlify|tests|tools)/(?!.*node_modules/)';
const tests = '\\.test\\.tsx?$';

/** Every module of Node, by the tool’s names: a few have only the name with `node:`. */
const node = `^(node:.+|${builtinModules.join('|')})$`;

/** The four wings, and which others they may import. */
export const WINGS = { core: [], law: ['core'], service: ['core', 'law'], site: ['core', 'law', 'service'] };

/** The rooms of each wing, and what they may import: a room, or a wing as a whole. */
export const ROOMS = {
  'core/calendar': ['core/common'],
  'core/common': [],
  'core/language': ['core/calendar'],
  'core/holidays': ['core/calendar', 'core/common', 'core/language'],
  'core/lists': ['core/calendar', 'core/common', 'core/holidays', 'core/language'],
  'core/offices': ['core/calendar', 'core/common', 'core/holidays', 'core/language', 'core/lists'],
  'core/pay': ['core/calendar', 'core/holidays', 'core/language'],
  'core/bundled': ['core/common', 'core/holidays', 'core/language', 'core/lists', 'core/offices', 'core/pay'],
  'core/questions': [
    'core/calendar',
    'core/common',
    'core/holidays',
    'core/language',
    'core/lists',
    'core/pay',
  ],
  'core/check': ['core/calendar', 'core/common', 'core/holidays', 'core/language', 'core/lists'],
  'core/package': ['core'],
  'law/common': [],
  'law/tables': ['core'],
  'law/provider': ['core', 'law/common', 'law/tables'],
  'law/bundled': ['core', 'law/provider', 'law/tables'],
  'service/common': [],
  'service/contract': ['core'],
  'service/documents': ['core', 'law/bundled', 'law/tables', 'service/common', 'service/contract'],
  'service/keys': ['core', 'law/common', 'service/common'],
  'service/api': ['core', 'service/common', 'service/contract', 'service/documents', 'service/keys'],
  'service/mcp': ['core', 'service/api', 'service/contract', 'service/documents'],
  'service/hosts': [
    'core',
    'service/api',
    'service/contract',
    'service/documents',
    'service/keys',
    'service/mcp',
  ],
  'service/publish': ['core', 'law', 'service/contract', 'service/documents'],
  'service/command': ['core'],
};

/** The floors of the site: rooms import downwards, pages not each other; tests/docs/imports.test.ts checks `.astro` and `.mdx`. */
export const FLOORS = [
  ['common', 'fonts', 'frame', 'i18n', 'styles'],
  ['calls', 'day', 'evidence', 'feeds', 'layouts', 'machines', 'place', 'squares'],
  [
    'business-days',
    'calendars',
    'check-list',
    'date',
    'deadline',
    'docs',
    'holiday',
    'home',
    'lists',
    'pay',
    'plans',
    'sources',
    'year',
  ],
  ['search'],
  ['content', 'pages', 'starlight'],
];

/** A folder of src may import only itself, the folders named and packages. */
const only = ([folder, others]) => ({
  name: `${folder}-imports`,
  comment: `src/${folder} may import of ours only: ${[folder, ...others].join(', ')}`,
  severity: 'error',
  from: { path: `^src/${folder}/`, pathNot: tests },
  to: { path: ours, pathNot: [folder, ...others].map((name) => `^src/${name}/`) },
});

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: { path: ours },
      to: { couldNotResolve: true, pathNot: ['^(astro|statdays):', '^statdays(/|$)', '^vite/client$'] },
    },
    ...Object.entries({ ...WINGS, ...ROOMS }).map(only),
    {
      name: 'core-is-pure',
      comment:
        'src/core runs in browsers and on the edge: it reaches no module of Node and no package, not for a type either',
      severity: 'error',
      from: { path: '^src/core/', pathNot: tests },
      to: { reachable: true, path: [node, 'node_modules/'] },
    },
    {
      name: 'law-for-types',
      comment: 'browsers and the edge take the types of the tables, and not the schemas that check them',
      severity: 'error',
      from: { path: '^src/(service/documents|site)/', pathNot: tests },
      to: { path: '^src/law/tables/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'data-by-the-law',
      comment: 'src/law reads and checks the data; only src/core/bundled imports some tables as they are',
      severity: 'error',
      from: { path: ours, pathNot: [tests, '^src/core/bundled/'] },
      to: { path: '^data/' },
    },
    {
      name: 'netlify-imports-its-host',
      severity: 'error',
      from: { path: '^netlify/(?!node_modules/)' },
      to: { path: ours, pathNot: ['^netlify/', '^src/service/hosts/netlify/'] },
    },
    {
      name: 'scripts-import-no-site',
      severity: 'error',
      from: { path: '^(scripts|tools)/(?!.*node_modules/)' },
      to: { path: '^src/site/' },
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
