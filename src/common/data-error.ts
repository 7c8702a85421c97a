/** Data that people write or edit does not hold together. The message names file, place and what is allowed; nobody needs a stack. */
export class DataError extends Error {
  override readonly name = 'DataError';
}
