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
    { name: 'not-resolvable', severity: 'error', from: { path: ours }, to: { couldNotResolve: true } },
    only('calendar'),
    only('holidays', 'calendar/'),
    only('contract', 'holidays/'),
    only('provider', 'calendar/', 'holidays/', 'contract/'),
    only('dataset', 'calendar/', 'holidays/', 'contract/', 'provider/'),
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
