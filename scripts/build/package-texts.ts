import packageJson from '../../package.json' with { type: 'json' };
import { isLibraryPublished, LIBRARY_FILE } from '../../src/documents/library.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Until the package is on npm, its README installs it from the file: anybody could take the name there. */
export function packageReadme(text: string, environment: Environment): string {
  if (isLibraryPublished(environment)) return text;
  return text
    .replace('npm install statdays', `npm install ./${LIBRARY_FILE}`)
    .replaceAll('npx statdays', 'npx --no statdays');
}

/** What the package says of itself: its repository and page where they are known. */
export function packageManifest(environment: Environment) {
  const { name, version, license } = packageJson;
  const { GITHUB_REPOSITORY: repository, SITE_URL } = environment;
  return {
    name,
    version,
    description:
      'Canadian statutory holidays, long weekends, week numbers, business days and time limits, 1900 to 2100, without a dependency',
    keywords: ['canada', 'holidays', 'statutory-holidays', 'business-days', 'iso-week', 'jours-feries'],
    license,
    // npm checks the provenance of a package against the repository that it names.
    ...(repository && {
      repository: { type: 'git', url: `git+https://github.com/${repository}.git` },
      bugs: { url: `https://github.com/${repository}/issues` },
    }),
    ...(SITE_URL && { homepage: new URL('/en/docs/libraries/', SITE_URL).href }),
    engines: { node: '>=20' },
    type: 'module',
    sideEffects: false,
    exports: {
      '.': {
        require: { types: './index.d.cts', default: './index.cjs' },
        default: { types: './index.d.ts', default: './index.js' },
      },
      './package.json': './package.json',
    },
    // For tools that do not read `exports`.
    main: './index.cjs',
    types: './index.d.cts',
    bin: { statdays: './cli.js' },
    files: ['index.js', 'index.cjs', 'index.d.ts', 'index.d.cts', 'cli.js'],
  };
}
