import { createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki';

/** Languages of the documentation's code. */
const CODE_LANGUAGES = [
  'bash',
  'js',
  'python',
  'r',
  'go',
  'csharp',
  'java',
  'php',
  'ruby',
  'perl',
  'powerquery',
  'json',
  'yaml',
  'text',
] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** A piece of a line and its class; plain text has none. */
export interface CodePiece {
  readonly text: string;
  readonly className: string | undefined;
}

const THEME = createCssVariablesTheme({ name: 'classes', variablePrefix: '--code-' });
const VARIABLE = /^var\(--code-token-([a-z-]+)\)$/;

let highlighter: Promise<Highlighter> | undefined;

/** Code by lines and pieces. Colours are classes, because the CSP forbids style attributes. */
export async function highlight(
  code: string,
  lang: CodeLanguage,
): Promise<readonly (readonly CodePiece[])[]> {
  highlighter ??= createHighlighter({
    themes: [THEME],
    langs: CODE_LANGUAGES.filter((language) => language !== 'text'),
  });
  const lines = (await highlighter).codeToTokensBase(code, {
    lang,
    theme: THEME,
    // A time limit would make pages differ on a busy machine.
    tokenizeTimeLimit: 0,
  });
  return lines.map((line) =>
    line.map(({ content, color = '' }) => ({ text: content, className: toClassName(color) })),
  );
}

function toClassName(color: string): string | undefined {
  const name = VARIABLE.exec(color)?.[1];
  return name === undefined ? undefined : `code-${name}`;
}
