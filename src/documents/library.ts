import packageJson from '../../package.json' with { type: 'json' };

/** The packed library, as a release has it. */
export const LIBRARY_FILE = `${packageJson.name}-${packageJson.version}.tgz`;

/** Whether npm has the library, by PUBLISH_LIBRARY. Until then its name there is anybody's, and nobody must be sent to it. */
export function isLibraryPublished({
  PUBLISH_LIBRARY,
}: Readonly<Record<string, string | undefined>>): boolean {
  return PUBLISH_LIBRARY === 'on';
}
