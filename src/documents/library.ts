import packageJson from '../../package.json' with { type: 'json' };

/** File name of the library in a release. */
export const LIBRARY_FILE = `${packageJson.name}-${packageJson.version}.tgz`;

/** File name of the Python package in a release. */
export const WHEEL_FILE = `${packageJson.name}-${packageJson.version}-py3-none-any.whl`;

/** File name of the server for assistants in a release. */
export const MCP_FILE = `${packageJson.name}-mcp-${packageJson.version}.tgz`;

/** Whether the library is on npm. Until then anybody could take its name there, so nothing may point to it. */
export function isLibraryPublished({
  PUBLISH_LIBRARY,
}: Readonly<Record<string, string | undefined>>): boolean {
  return PUBLISH_LIBRARY === 'on';
}
