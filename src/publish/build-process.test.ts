import { expect, test } from 'vitest';
import { forReaders } from './build-process.ts';

test.each([
  [
    'keeps the paths of the project',
    'data/law/on.json row 1: statute "x" is not in statutes.json',
    'data/law/on.json row 1: statute "x" is not in statutes.json',
  ],
  [
    'names a file of the project from its root',
    "ENOENT: no such file, open '/home/ann/statdays/data/law/on.json'",
    "ENOENT: no such file, open 'data/law/on.json'",
  ],
  ['also without the first slash', 'in "home/ann/statdays/src/a.astro"', 'in "src/a.astro"'],
  [
    'even if it is an address',
    'Cannot find module file:///home/ann/statdays/src/site/a.ts imported from b',
    'Cannot find module src/site/a.ts imported from b',
  ],
  [
    'names a file elsewhere by its last part',
    'no space left on /var/lib/x/tmp.1, or C:\\Users\\ann\\x.txt',
    'no space left on tmp.1, or x.txt',
  ],
  ['also with spaces, in quotes', "open '/home/Ann Smith/projects/x/lib.js'", "open 'lib.js'"],
  [
    'also after a colon',
    'Error:/home/ann/secret/x.js, vite:/home/ann/y.ts, file:///C:/Users/ann/z.ts',
    'Error:x.js, vite:y.ts, z.ts',
  ],
  ['also on a server', '\\\\server\\share\\ann\\x.js', 'x.js'],
  [
    'leaves addresses alone',
    'see https://docs.astro.build/en/errors/',
    'see https://docs.astro.build/en/errors/',
  ],
  [
    'cuts colours and the stack',
    '\u001b[31mbroken\u001b[39m\n    at build (/opt/x.js:1:2)\n    at async run',
    'broken',
  ],
])('the reason for readers %s', (_name, message, shown) => {
  expect(forReaders(message, '/home/ann/statdays')).toBe(shown);
});
