import packageJson from '../../package.json' with { type: 'json' };

/** File name of the library, as `npm pack` names it. */
export const LIBRARY_FILE = `${packageJson.name}-${packageJson.version}.tgz`;

/** File name of the Python package. */
export const WHEEL_FILE = `${packageJson.name}-${packageJson.version}-py3-none-any.whl`;

/** File name of the server for assistants, as `npm pack` names it. */
export const MCP_FILE = `${packageJson.name}-mcp-${packageJson.version}.tgz`;

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether the packages are on npm and PyPI. Until then anybody could take their names there, so nothing may point to them. */
export function isLibraryPublished({ PUBLISH_LIBRARY }: Environment): boolean {
  return PUBLISH_LIBRARY === 'on';
}

/**
 * Address of the repository on GitHub, without a slash at the end: of a workflow there, else of a site that Netlify builds from it;
 * undefined elsewhere.
 */
export function repositoryUrl({ GITHUB_REPOSITORY, REPOSITORY_URL = '' }: Environment): string | undefined {
  const name =
    GITHUB_REPOSITORY || /^(?:https:\/\/|git@)github\.com[/:](.+?)(?:\.git)?$/.exec(REPOSITORY_URL)?.[1];
  return name && `https://github.com/${name}`;
}
