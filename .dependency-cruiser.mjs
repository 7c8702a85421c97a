const from = (room) => ({ path: `^src/${room}/`, pathNot: '\\.test\\.ts$' });
const ours = '^(src|scripts|netlify|tests)/';

/** A room may import only itself, the rooms named and packages. */
const only = (room, ...rooms) => ({
  name: `${room}-imports`,
  comment: `src/${room} may import of ours only: ${[room, ...rooms].join(', ')}`,
  severity: 'error',
  from: from(room),
  to: { path: ours, pathNot: [room, ...rooms].map((each) => `^src/${each}`) },
});

/** Rooms that a browser or the edge runs hold nothing of Node and no library that is not meant for them. */
const pure = (room, ...packages) => ({
  name: `${room}-is-pure`,
  comment: `src/${room} runs in browsers and on the edge`,
  severity: 'error',
  from: from(room),
  to: {
    dependencyTypes: ['core', 'npm', 'npm-dev'],
    pathNot: packages.map((each) => `node_modules/${each}/`),
  },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: { path: ours },
      to: { couldNotResolve: true, pathNot: '^astro:' },
    },
    only('calendar'),
    only('holidays', 'calendar/'),
    only('contract', 'holidays/'),
    only('provider', 'calendar/', 'holidays/', 'contract/'),
    only('dataset', 'calendar/', 'holidays/', 'contract/', 'provider/'),
    only('keys', 'api/', 'calendar/'),
    only('counters', 'api/'),
    only('api', 'calendar/', 'holidays/', 'contract/', 'dataset/'),
    only('site', 'calendar/', 'holidays/', 'contract/', 'dataset/', 'hosts/security-headers'),
    {
      name: 'contract-in-api-is-types',
      comment: 'The schemas stay out of what answers requests: src/api imports their types alone',
      severity: 'error',
      from: { path: '^src/api/', pathNot: '\\.test\\.ts$|contract-c' },
      to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'netlify-imports-its-host',
      severity: 'error',
      from: { path: '^netlify/' },
      to: { path: ours, pathNot: '^src/hosts/netlify/' },
    },
    {
      name: 'nobody-imports-hosts-but-commands',
      severity: 'error',
      from: {
        path: '^src/(calendar|holidays|contract|provider|dataset|keys|counters|api)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^(src/hosts|src/site|scripts)/' },
    },
    {
      name: 'edge-reaches-no-node',
      comment:
        'What the edge function reaches runs in Deno without Node modules and without libraries for the build',
      severity: 'error',
      from: { path: '^netlify/edge-functions/' },
      to: { reachable: true, path: '^(node:|fs$|path$|crypto$)|node_modules/(undici|zod|pino|astro)/' },
    },
    pure('calendar'),
    pure('holidays'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|node_modules|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
