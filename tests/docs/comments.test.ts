import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Turns of phrase that nobody says aloud, with what to write instead. Add the next one here. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\bwhere (there|it|none|no|nobody|nothing|they|that)\b/i, 'if, or when'],
  [/(?<!\bthere )\b(is|are|was) none\b/i, 'there isn’t one'],
  [/\b(what|that|which|who) (is|are) no (?!longer)/i, 'isn’t a'],
  [/\bof (ours|theirs)\b/i, 'our, their'],
  [/\banew\b/i, 'again'],
  [/\bbeside\b/i, 'next to, or besides'],
  [/\bstands?\b(?!-| for)/i, 'is, has'],
  [/\bof which\b/i, 'whose, or another sentence'],
  [/\bso many\b/i, 'the number'],
  [/\bin the place of\b/i, 'instead of'],
  [/\b(whoever|shall|nobody else’s)\b/i, 'name the subject'],
  [/\band no other\b/i, 'only'],
  [/^(?:[/*]+ What|what) (?!if\b)/, 'name the thing'],
];

const files = execFileSync('git', ['ls-files', 'src', 'scripts', 'tools', 'netlify', 'tests'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|js|astro|css)$/.test(file));

/** The comments of a file, with their marks, and the titles of its tests, with their lines. */
function prose(file: string): readonly (readonly [number, string])[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const comment = (/^\s*((?:\/\*+|\*|\/\/).*)/.exec(line) ?? /[;,{)] (\/\/ .*)/.exec(line))?.[1];
      const title = /\b(?:test|it|describe)(?:\.\w+)*\((?:.*\)\()?(['"`])(.*?)\1/.exec(line)?.[2];
      return [comment, title].flatMap((text) => (text ? [[index + 1, text] as const] : []));
    });
}

test('comments and test titles say it as a colleague would', () => {
  const found = files.flatMap((file) =>
    prose(file).flatMap(([line, text]) =>
      PATTERNS.filter(([pattern]) => pattern.test(text)).map(
        ([pattern, instead]) => `${file}:${line}: “${pattern.exec(text)?.[0]}” (${instead}): ${text}`,
      ),
    ),
  );
  expect(found).toEqual([]);
});
