import type { Day } from '../../calendar/day.ts';
import type { Locale } from '../../language/locale.ts';
import { payCard, payRuleCard } from '../pay/pay-card.ts';
import { answerClocks } from './answer-clocks.ts';
import { answerBusinessDays, answerDeadline } from './answer-count.ts';
import { answerBusinessDay, answerDate, answerHoliday, answerWhere } from './answer-day.ts';
import { answerBoth, whichReading } from './answer-days.ts';
import { answerInLieu } from './answer-lieu.ts';
import { answerEveryOffice, answerOffice, answerOfficeDays } from './answer-open.ts';
import { answerLongWeekends, answerMonth, answerNext, answerPlace, answerYear } from './answer-place.ts';
import { answerPlan } from './answer-plan.ts';
import { answerWeek } from './answer-week.ts';
import {
  answerCustom,
  answerDocumentation,
  declined,
  noDate,
  nothingFound,
  unknownWord,
} from './answer-words.ts';
import type { Asking, Card } from './card.ts';
import type { Lexicon } from './lexicon.ts';
import { type Question, readQuestion } from './question.ts';

/** Data that only some questions need. A browser loads it then. */
export type Need = 'offices' | 'pay';

/** A form of question and the function that answers it. */
interface Row {
  /** The parts that a question must have: all of one of these. */
  readonly read: readonly string[];
  /** The other parts that it may have, if the answer is a Yes or a No. Without it, any. */
  readonly only?: string;
  readonly needs?: Need;
  readonly answer: (question: Question, asking: Asking) => Card;
}

/** Every answer takes these into account. */
const WHERE = ['place', 'everywhere', 'year'];

/** Everything that search answers. The first row that fits wins. Parts are those of `Question.parts`. */
export const TABLE: readonly Row[] = [
  // What others decide.
  { read: ['declined'], answer: declined },
  { read: ['deadline', 'court number', 'court business'], answer: answerDeadline },
  { read: ['no-date'], answer: noDate },
  { read: ['readings'], answer: whichReading },
  // How many working days, and which.
  { read: ['business ask date'], only: 'today next', answer: answerBusinessDay },
  { read: ['business'], answer: answerBusinessDays },
  { read: ['clocks'], answer: answerClocks },
  // A day, and a word that we don't know.
  { read: ['unknown holiday', 'unknown date', 'unknown custom'], answer: unknownWord },
  { read: ['unknown ask off'], only: 'guessed', answer: unknownWord },
  // Is it open?
  {
    read: ['office holiday', 'office date', 'office custom'],
    only: 'open ask when off court work today next',
    needs: 'offices',
    answer: answerOffice,
  },
  { read: ['office'], answer: answerOfficeDays },
  {
    read: ['open holiday', 'open date', 'open custom'],
    only: 'ask today next off where why',
    needs: 'offices',
    answer: answerEveryOffice,
  },
  { read: ['two-names or'], answer: answerBoth },
  // What if it falls on …?
  {
    read: [
      'lieu holiday',
      'lieu date',
      'weekday holiday',
      'weekday date',
      'falls weekend',
      'falls weekday',
      'if weekend',
      'lieu',
    ],
    answer: answerInLieu,
  },
  { read: ['off weekday'], only: '', answer: answerInLieu },
  // Am I paid?
  {
    read: ['paid holiday', 'paid date', 'pay holiday', 'pay date', 'sick holiday', 'refuse holiday'],
    only: 'ask off paid pay terms when where work today next count sick refuse day-off number',
    needs: 'pay',
    answer: payCard,
  },
  {
    read: ['pay', 'refuse', 'sick', 'day-off', 'paid ask', 'paid terms'],
    needs: 'pay',
    answer: payRuleCard,
  },
  // Which week?
  { read: ['a-week', 'week'], answer: answerWeek },
  // Is it off?
  { read: ['two-names'], answer: answerBoth },
  { read: ['where holiday', 'where date'], answer: answerWhere },
  {
    read: ['off holiday', 'ask holiday place', 'ask holiday everywhere'],
    only: 'ask off',
    answer: (...of) => answerHoliday(...of, true),
  },
  {
    read: ['off custom', 'ask custom place', 'ask custom everywhere'],
    only: 'ask off',
    answer: (...of) => answerCustom(...of, true),
  },
  { read: ['off date'], only: 'ask today next', answer: (...of) => answerDate(...of, true) },
  // When is it?
  { read: ['custom'], answer: answerCustom },
  { read: ['holiday'], answer: answerHoliday },
  { read: ['documentation'], answer: answerDocumentation },
  { read: ['long-weekend'], answer: answerLongWeekends },
  { read: ['plan', 'off number'], answer: answerPlan },
  { read: ['date'], answer: answerDate },
  // Lists.
  { read: ['a-month'], answer: answerMonth },
  { read: ['next off', 'next paid', 'when off'], answer: answerNext },
  { read: ['off', 'list', 'paid'], answer: answerYear },
  { read: ['place', 'everywhere', 'year'], only: 'ask when count where why', answer: answerPlace },
];

/** A question that was understood. */
export interface Reading {
  /** What its answer needs besides the law and the lists. */
  readonly needs: Need | undefined;
  readonly answer: (asking: Asking) => Card;
}

/** Reads a question; undefined if it is empty. @param today where the reader is */
export function read(text: string, locale: Locale, today: Day, lexicon: Lexicon): Reading | undefined {
  const question = readQuestion(text, locale, today, lexicon);
  if (question.text === '') return undefined;
  const { needs, answer } = TABLE.find((row) => fits(row, question.parts)) ?? NOTHING;
  return { needs, answer: (asking) => answer(question, asking) };
}

const NOTHING: Row = { read: [], answer: nothingFound };

function fits({ read, only }: Row, parts: ReadonlySet<string>): boolean {
  return read.some((form) => {
    const needed = form.split(' ');
    const known = [...needed, ...WHERE, ...(only?.split(' ') ?? [])];
    return (
      needed.every((part) => parts.has(part)) &&
      (only === undefined || [...parts].every((part) => known.includes(part)))
    );
  });
}
