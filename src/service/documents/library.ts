import packageJson from '../../../package.json' with { type: 'json' };

/** File name of the library, as `npm pack` names it. */
export const LIBRARY_FILE = `${packageJson.name}-${packageJson.version}.tgz`;

export const WHEEL_FILE = `${packageJson.name}-${packageJson.version}-py3-none-any.whl`;

export const MCP_FILE = `${packageJson.name}-mcp-${packageJson.version}.tgz`;

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether the packages are on npm and PyPI. Until then anybody could take their names there, so nothing may point to them. */
export function isLibraryPublished({ PUBLISH_LIBRARY }: Environment): boolean {
  return PUBLISH_LIBRARY === 'on';
}

/** Whether the build puts the packages into its site: `npm run build -- --packages`. */
export function arePackagesServed({ SERVES_PACKAGES }: Environment): boolean {
  return SERVES_PACKAGES === 'on';
}

export const PACKAGES_PATH = '/packages/';

/**
 * Address of the repository, without a slash at the end: the setting, which Netlify makes itself for a site that it builds from a
 * repository; else that of the workflow on GitHub.
 */
export function repositoryUrl({ GITHUB_REPOSITORY, REPOSITORY_URL }: Environment): string | undefined {
  if (!REPOSITORY_URL) return GITHUB_REPOSITORY ? `https://github.com/${GITHUB_REPOSITORY}` : undefined;
  return REPOSITORY_URL.replace(/^git@([^:]+):/, 'https://$1/').replace(/(?:\.git)?\/?$/, '');
}

/** Who runs the site, and perhaps an address to learn more: `Ann Roy <https://roy.example>`. */
export function readOperator({ OPERATOR = '' }: Environment) {
  const [, name = '', address] = /^(.*?)\s*(?:<(.+)>)?$/.exec(OPERATOR.trim()) ?? [];
  if (name === '') return undefined;
  return { name, href: address?.includes('@') ? `mailto:${address}` : address };
}
