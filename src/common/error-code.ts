/** The system's code of an error, such as ENOENT, or the error in its own words. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
