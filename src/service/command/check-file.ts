import { readFileSync } from 'node:fs';
import { type Locale, nameIn, type Words } from '../../core/language/locale.ts';
import { type CheckedList, type Claim, checkList, type Finding } from '../../core/package/check.ts';
import type { Place } from '../../core/package/index.ts';

/** Standard input, as a file and for `readFileSync`. */
const [INPUT, INPUT_FILE] = ['-', 0];

/** Judges the list in a file, or from a pipe. @param given a place, years and a file, in any order */
export function checkFile(given: readonly string[], options: ReadonlyMap<string, string>, locale: Locale) {
  const years = given.find((argument) => /^\d{4}(?:\.\.\d{4})?$/.test(argument));
  const place = given.find((argument) => /^(?:ca-)?[a-z]{2}$/i.test(argument));
  const file = given.find((argument) => argument !== years && argument !== place) ?? INPUT;
  const [from = 0, to = from] = years?.split('..').map(Number) ?? [];
  if (to < from)
    throw new RangeError(`${years}`, {
      cause: {
        en: `The years cannot be “${years}”: the first comes last.`,
        fr: `Les années «\u00a0${years}\u00a0» sont à l’envers.`,
      },
    });
  const as = options.get('as');
  const value = checkList(readText(file), {
    ...(place && { place: place as Place }),
    ...(years && { years: Array.from({ length: to - from + 1 }, (_, index) => from + index) }),
    ...(as && { as: as as Claim }),
    allow: options.get('allow')?.split(',') ?? [],
    locale,
  });
  const { faults, remarks, sentence } = value;
  const writeLine = (finding: Finding, language: Locale): string => {
    const { line, date } = finding;
    const about = [date, nameIn(finding, language)].filter(Boolean).join(' ');
    const colon = language === 'fr' ? '\u00a0: ' : ': ';
    return `${[file, line].filter(Boolean).join(':')}: ${about}${about ? colon : ''}${finding[language]}`;
  };
  const toNote = (remark: Finding): Words => ({ en: writeLine(remark, 'en'), fr: writeLine(remark, 'fr') });
  return {
    value,
    lines: () => [...faults.map((fault) => writeLine(fault, locale)), sentence],
    notes: remarks.map(toNote),
    exitCode: exitCodeFor(value, options.has('strict')),
  };
}

function exitCodeFor({ verdict, remarks }: CheckedList, isStrict: boolean): number {
  if (verdict === 'unjudged') return 2;
  return verdict === 'wrong' || (isStrict && remarks.length > 0) ? 1 : 0;
}

function readText(file: string): string {
  try {
    return readFileSync(file === INPUT ? INPUT_FILE : file, 'utf8');
  } catch (error) {
    const cause: Words = {
      en: `The file “${file}” cannot be read.`,
      fr: `Le fichier «\u00a0${file}\u00a0» est illisible.`,
    };
    throw new RangeError(`${error}`, { cause });
  }
}
