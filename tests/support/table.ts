import { readFileSync } from 'node:fs';

/** The rows of a file whose cells tabs separate. */
export const readTable = (file: URL): readonly (readonly string[])[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(/.+/g), ([row]) => row.split('\t'));
