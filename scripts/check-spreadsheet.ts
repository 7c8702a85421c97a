import fc from 'fast-check';
import { type Day, formatDate } from '../src/calendar/day.ts';
import { createAlmanac } from '../src/holidays/almanac.ts';
import {
  businessDaysOf,
  type DaysOff,
  WEEKEND_NAMES,
  type WeekendName,
} from '../src/holidays/days-off/business-days.ts';
import { FIRST_DAY, FIRST_YEAR, LAST_DAY, LAST_YEAR } from '../src/holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../src/holidays/scope.ts';
import { readLaw } from '../src/law/read.ts';
import { fail } from './packages/npm-command.ts';
import { computeSheet, isSofficeInstalled, serialOf } from './spreadsheet.ts';

interface Question {
  readonly name: string;
  readonly formula: string;
  readonly ours: number;
}

const SPANS = 60;
/** The weekend as the functions take it: a digit a day, from Monday on. */
const MASKS: Readonly<Record<WeekendName, string>> = {
  'sat,sun': '0000011',
  sun: '0000001',
  'fri,sat': '0000110',
  none: '0000000',
};

const almanac = createAlmanac(readLaw('data'));
const day = fc.integer({ min: FIRST_DAY, max: LAST_DAY });
const span = fc.tuple(day, day, fc.integer({ min: -3660, max: 3660 }));

if (isSofficeInstalled()) compare();
else fail('This check needs LibreOffice: there is no command soffice (Debian: libreoffice-calc)', 1);

/** NETWORKDAYS.INTL and WORKDAY.INTL, of the holidays that the law has, beside our business days. */
function compare(): void {
  const rules = SCOPE_CODES.flatMap((scope) =>
    WEEKEND_NAMES.map((weekend): DaysOff => ({ scope, weekend, extraHolidays: [], workedHolidays: [] })),
  );
  const questions = rules.flatMap(questionsOf);
  const formulas = questions.map(({ formula }) => formula);
  const answers = computeSheet(formulas, SCOPE_CODES.map(holidaysOf));
  const differences = questions.flatMap(({ name, ours }, index) =>
    answers[index] === ours ? [] : [`${name}: ${ours}, in LibreOffice ${answers[index]}`],
  );
  for (const difference of differences) console.error(difference);
  if (differences.length > 0) fail(`${differences.length} results differ`, 1);
  else console.log(`LibreOffice has the same results for all ${questions.length} formulas`);
}

function questionsOf(rule: DaysOff, seed: number): readonly Question[] {
  const businessDays = businessDaysOf(almanac, rule);
  const where = `${rule.scope}, weekend ${rule.weekend}`;
  const others = `"${MASKS[rule.weekend]}"; holidays(${SCOPE_CODES.indexOf(rule.scope)})`;
  return fc.sample(span, { seed, numRuns: SPANS }).flatMap(([date, to, number]) => {
    const result = businessDays.add(date, number);
    const counted: Question = {
      name: `${where}: ${formatDate(date)} to ${formatDate(to)}`,
      formula: `NETWORKDAYS.INTL(${serialOf(date)}; ${serialOf(to)}; ${others})`,
      ours: businessDays.networkDays(date, to),
    };
    if (result === undefined) return [counted];
    const added: Question = {
      name: `${where}: ${number} from ${formatDate(date)}`,
      formula: `WORKDAY.INTL(${serialOf(date)}; ${number}; ${others})`,
      ours: serialOf(result),
    };
    return [counted, added];
  });
}

/** The observed dates of the statutory holidays of a scope in all years. */
function holidaysOf(scope: ScopeCode): readonly Day[] {
  const days: Day[] = [];
  for (let year = FIRST_YEAR - 1; year <= LAST_YEAR + 1; year++) {
    const statutory = almanac.days(scope, year).filter(({ kind }) => kind === 'statutory');
    days.push(...statutory.map(({ observed }) => observed));
  }
  return days;
}
