import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { htmlPages } from '../support/html-pages.ts';

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // Matters of taste of a serializer, not of validity.
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'long-title': 'off',
      // Our files come from our own origin.
      'require-sri': 'off',
      'tel-non-breaking': 'off',
    },
  }),
);

/** Year pages are alike: those of one year stand for all. */
const pages = htmlPages('dist/client').filter(
  ({ path }) => !/\/20\d\d\/$/.test(path) || path.endsWith('/2026/'),
);

describe('pages', () => {
  it.each(pages)('$path is valid HTML', async ({ html }) => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    );
    expect(messages.slice(0, 10)).toEqual([]);
  });
});
