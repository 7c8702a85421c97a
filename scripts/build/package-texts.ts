import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import {
  isLibraryPublished,
  LIBRARY_FILE,
  MCP_FILE,
  repositoryUrl,
} from '../../src/service/documents/library.ts';

/** The modules of the library: `statdays`, `statdays/lists` and so on. */
export const ENTRIES = ['index', 'lists', 'time-limits', 'pay', 'check'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Writes what npm shows of a package: its manifest, README and licence. @param readme its path from the root */
export function writeTexts(root: string, folder: string, manifest: object, readme: string): void {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(
    join(folder, 'README.md'),
    packageReadme(readFileSync(join(root, readme), 'utf8'), process.env),
  );
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

/** Until a package is on npm, its README installs it from the file: anybody could take the name there. */
export function packageReadme(text: string, environment: Environment): string {
  if (isLibraryPublished(environment)) return text;
  return text
    .replace('npm install statdays', `npm install ./${LIBRARY_FILE}`)
    .replace('npm install --global statdays-mcp', `npm install --global ./${MCP_FILE}`)
    .replaceAll('npx statdays', 'npx --no -- statdays');
}

export function packageManifest(environment: Environment) {
  return {
    ...commonManifest(packageJson.name, environment),
    description:
      'Canadian statutory holidays, long weekends, week numbers, business days, time limits and holiday pay, 1900 to 2100, without dependencies',
    keywords: ['canada', 'holidays', 'statutory-holidays', 'business-days', 'iso-week', 'jours-feries'],
    sideEffects: false,
    exports: {
      ...Object.fromEntries(
        ENTRIES.map((name) => [
          name === 'index' ? '.' : `./${name}`,
          {
            require: { types: `./cjs/${name}.d.ts`, default: `./cjs/${name}.js` },
            default: { types: `./${name}.d.ts`, default: `./${name}.js` },
          },
        ]),
      ),
      './package.json': './package.json',
    },
    // For tools that do not read `exports`.
    main: './cjs/index.js',
    types: './cjs/index.d.ts',
    bin: { statdays: './cli.js' },
    files: ['*.js', '*.d.ts', 'cjs'],
  };
}

export function mcpManifest(environment: Environment) {
  const name = `${packageJson.name}-mcp`;
  // The registry of MCP servers takes names below the owner of the repository, who alone can publish there.
  const owner = repositoryUrl(environment)?.split('/').at(-2);
  return {
    ...commonManifest(name, environment),
    description:
      'Canadian statutory holidays, business days, time limits and holiday pay for assistants (MCP)',
    keywords: ['mcp', 'model-context-protocol', 'canada', 'holidays', 'business-days', 'jours-feries'],
    mcpName: owner && `io.github.${owner}/${packageJson.name}`,
    bin: { [name]: './statdays-mcp.js' },
    files: ['statdays-mcp.js'],
  };
}

/** The entry that `mcp-publisher` sends to the registry of MCP servers; undefined without a repository. */
export function registryEntry(environment: Environment) {
  const { mcpName, name: identifier, version, description } = mcpManifest(environment);
  const { SITE_URL } = environment;
  return (
    mcpName && {
      $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
      name: mcpName,
      title: 'Stat Days',
      description,
      version,
      repository: { url: repositoryUrl(environment), source: 'github' },
      packages: [{ registryType: 'npm', identifier, version, transport: { type: 'stdio' } }],
      ...(SITE_URL && { remotes: [{ type: 'streamable-http', url: new URL('/mcp', SITE_URL).href }] }),
    }
  );
}

/** For both packages: the repository and the page, if they are known. */
function commonManifest(name: string, environment: Environment) {
  const { version, license } = packageJson;
  const repository = repositoryUrl(environment);
  const { SITE_URL } = environment;
  return {
    name,
    version,
    license,
    // npm checks the provenance of a package against the repository that it names.
    ...(repository && {
      repository: { type: 'git', url: `git+${repository}.git` },
      bugs: { url: `${repository}/issues` },
    }),
    ...(SITE_URL && { homepage: new URL('/en/docs/libraries/', SITE_URL).href }),
    // Older than what the project asks for: the packages bring no dependencies, and are tested on Node 20.
    engines: { node: '>=20' },
    type: 'module',
  };
}
