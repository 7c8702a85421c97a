import { globSync, readFileSync } from 'node:fs';
import { citedNames } from '../../src/core/holidays/cited-act.ts';
import { nameIn } from '../../src/core/language/locale.ts';
import { PARAMETERS } from '../../src/service/contract/parameters.ts';
import { PROBLEMS, type ProblemCode } from '../../src/service/contract/problems.ts';
import fields from '../../src/service/contract/schemas/fr.json' with { type: 'json' };
import { calendarTexts } from '../../src/service/documents/calendars/texts.ts';
import { problemExample } from '../../src/site/calls/problem-example.ts';
import starlightEn from '../../src/site/content/i18n/en-CA.json' with { type: 'json' };
import starlightFr from '../../src/site/content/i18n/fr-CA.json' with { type: 'json' };
import { DOCS_TREE } from '../../src/site/docs/docs-tree.ts';
import en from '../../src/site/i18n/en.json' with { type: 'json' };
import fr from '../../src/site/i18n/fr.json' with { type: 'json' };
import { law } from '../support/law/law.ts';
import { type Language, readSource } from './sources.ts';

const slugs = DOCS_TREE.flatMap((group) => [...group.slugs]);
const codes = Object.keys(PROBLEMS) as ProblemCode[];

/** The tables of data/ whose texts readers meet. */
const TABLES = [
  'changes',
  'disputes',
  ...namesIn('history'),
  'lists/index',
  'lists/sources',
  'lists/time-limits',
  ...namesIn('offices'),
  ...namesIn('pay'),
  'questions',
  'score/reasons',
  'sources',
  'weekend-rules',
];

/** Every text that a reader can meet, but for the names of holidays. */
export const TEXTS = { en: textsIn('en'), fr: textsIn('fr') };

function textsIn(language: Language): readonly string[] {
  const isFrench = language === 'fr';
  return [
    ...slugs.flatMap((slug) => Object.values(readSource(language, slug))),
    ...DOCS_TREE.map((group) => group[language]),
    ...Object.values(isFrench ? fr : en),
    ...Object.values(isFrench ? starlightFr : starlightEn),
    ...codes.flatMap((code) => {
      const { title, detail } = problemExample(code, language, '');
      return [title, detail];
    }),
    ...Object.values(PARAMETERS).flatMap(({ needs, description }) => [
      needs[language],
      description[language],
    ]),
    ...(isFrench ? Object.values(fields) : Object.keys(fields)),
    ...sentencesOf(calendarTexts(language)),
    ...sentencesOfCode(language),
    ...writtenIn(language, TABLES.map(tableOf)),
    ...Object.values(law.statutes)
      .map((act) => nameIn(citedNames(act), language))
      .filter((name) => !name.endsWith('(en anglais)')),
  ];
}

/** The tables' texts about one place, whose law has its own terms. */
export function textsAbout(place: string, language: Language): readonly string[] {
  return writtenIn(language, [tableOf('weekend-rules')[place], tableOf(`pay/${place}`)]);
}

/** The tables of a folder of data/. */
function namesIn(folder: string): readonly string[] {
  return globSync(`data/${folder}/*.json`).map((file) => file.slice('data/'.length, -'.json'.length));
}

function tableOf(name: string) {
  return JSON.parse(readFileSync(`data/${name}.json`, 'utf8'));
}

/** The sentences of the code itself: `fr: '…'`, and the French half of the command line. */
function sentencesOfCode(language: Language): readonly string[] {
  const literal = new RegExp(`\\b${language}:\\s+(['\`])((?:(?!\\1).)+)\\1(?!\\.split)`, 'g');
  return globSync('src/{core,service/contract,service/documents,service/mcp}/**/*.ts', {
    exclude: (file) => file.endsWith('.test.ts'),
  })
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(literal)])
    .map((match) => match[2]?.replaceAll('\\u00a0', '\u00a0') ?? '');
}

/** The texts of the fields `fr`, `reasonFr`, `titleFr` and their like. */
function writtenIn(language: Language, value: unknown): readonly string[] {
  const field = language === 'fr' ? /(?<!name|url)Fr$|^fr$/ : /(?<!name|url)En$|^en$/;
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && field.test(key) ? [inner] : writtenIn(language, inner),
  );
}

/** Texts, and functions that make one. */
function sentencesOf(texts: object): readonly string[] {
  return Object.values(texts).flatMap((text: unknown) => {
    if (typeof text === 'function') return [String(text('Ontario', 'Ontario', 3))];
    return typeof text === 'object' && text !== null ? sentencesOf(text) : [String(text)];
  });
}
