const ours = '^(src|scripts|netlify|tests)/(?!.*node_modules/)';
const tests = '\\.test\\.ts$';

/** The rooms of src, and whom of ours each may import. README's map says the same. */
export const ROOMS = {
  calendar: [],
  common: [],
  language: ['calendar'],
  holidays: ['calendar', 'common'],
  lists: ['calendar', 'common', 'holidays'],
  law: ['calendar', 'common', 'holidays', 'lists'],
  contract: ['calendar', 'common', 'holidays', 'language', 'lists'],
  documents: ['calendar', 'common', 'contract', 'holidays', 'language', 'lists'],
  counters: ['common'],
  keys: ['calendar', 'common', 'counters'],
  provider: ['calendar', 'common', 'holidays', 'law'],
  score: ['calendar', 'common', 'holidays', 'law', 'provider'],
  publish: ['calendar', 'common', 'contract', 'documents', 'holidays', 'language', 'law', 'lists'],
  api: ['calendar', 'common', 'contract', 'counters', 'documents', 'holidays', 'keys', 'language', 'lists'],
  hosts: ['api', 'common', 'contract', 'counters', 'documents', 'holidays', 'keys', 'language', 'lists'],
  package: ['calendar', 'contract', 'holidays', 'lists'],
  command: ['calendar', 'holidays', 'language', 'package'],
  site: ['calendar', 'contract', 'documents', 'holidays', 'language', 'lists', 'provider'],
};

/** A room may import only itself, the rooms named and packages. */
const only = ([room, rooms]) => ({
  name: `${room}-imports`,
  comment: `src/${room} may import of ours only: ${[room, ...rooms].join(', ')}`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: tests },
  to: { path: ours, pathNot: [room, ...rooms].map((each) => `^src/${each}/`) },
});

/** Rooms that a browser or the edge runs hold nothing of Node and no package. */
const pure = (room) => ({
  name: `${room}-is-pure`,
  comment: `src/${room} runs in browsers and on the edge`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: tests },
  to: { dependencyTypes: ['core', 'npm', 'npm-dev'] },
});

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: { path: ours },
      to: { couldNotResolve: true, pathNot: '^(astro|statdays):' },
    },
    ...Object.entries(ROOMS).map(only),
    ...['calendar', 'holidays', 'lists', 'package'].map(pure),
    {
      name: 'netlify-imports-its-host',
      severity: 'error',
      from: { path: '^netlify/edge-functions/' },
      to: { path: ours, pathNot: '^src/hosts/netlify/' },
    },
    {
      name: 'no-test-code-in-src',
      comment: 'What tests share lies in tests/support and tests/contract',
      severity: 'error',
      from: { path: '^(src|scripts|netlify)/', pathNot: `${tests}|^scripts/(bench/|capacity/|soak\\.ts$)` },
      to: { path: '^tests/|\\.test\\.ts$' },
    },
    {
      name: 'edge-reaches-no-node',
      comment:
        'The edge functions run in Deno; tests/edge/bundle.test.ts says which packages their bundles hold',
      severity: 'error',
      from: { path: '^netlify/edge-functions/' },
      to: { reachable: true, path: '^(node:|fs$|path$|crypto$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A declaration of the module that bundles bring along is no import.
    exclude: { path: '^(dist|data)/|^src/law/embedded\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
