import { yearOf } from '../../core/calendar/day.ts';
import { isServedYear } from '../../core/holidays/law.ts';
import { type Locale, otherLocale } from '../../core/language/locale.ts';
import { answerDay } from './answer-day.ts';
import * as places from './answer-place.ts';
import { answerGuide, nothingFound, notKnown, unknownYear } from './answer-unknown.ts';
import { type Answer, askedBy, type Card, type Reader } from './card.ts';
import { listed } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import { type Question, readQuestion } from './question.ts';

/** Every answer takes these into account. */
const WHERE = ['place', 'everywhere', 'year'];

// What few questions need is a chunk of its own, with its data. A browser loads it then.
const clocks: Answer = async (asking) => (await import('./answer-count.ts')).answerClocks(asking);
const deadline: Answer = async (asking) => (await import('./answer-count.ts')).answerDeadline(asking);
const business: Answer = async (asking) => (await import('./answer-count.ts')).answerBusinessDays(asking);
const inLieu: Answer = async (asking) => (await import('./answer-law.ts')).answerInLieu(asking);
const date: Answer = async (asking) => (await import('./answer-law.ts')).answerDate(asking);
const isDateOff: Answer = async (asking) => (await import('./answer-law.ts')).answerDate(asking, 'holiday');
const open: Answer = async (asking) => (await import('./answer-office.ts')).answerOpen(asking);
const office: Answer = async (asking) => (await import('./answer-office.ts')).answerOffice(asking);
const pay: Answer = async (asking) => (await import('./pay-card.ts')).payCard(asking);
const payRule: Answer = async (asking) => (await import('./pay-card.ts')).payRuleCard(asking);
const plan: Answer = async (asking) => (await import('./answer-law.ts')).answerPlan(asking);

/**
 * Everything that search answers. The first row that fits wins. A question must have all parts of one of the forms in `read`, with commas
 * between them (those of `Question.parts`). If the answer is a Yes, a No or a rule, it may have no others than those in `only`.
 */
export const TABLE: readonly (readonly [read: string, answer: Answer, only?: string])[] = [
  // What others decide.
  ['declined', notKnown],
  ['deadline, court number, court business', deadline],
  ['no-date', nothingFound],
  ['readings', answerDay],
  // How many working days, and which.
  ['business ask date', (asking) => answerDay(asking, 'business'), 'today next'],
  ['business', business],
  ['clocks', clocks],
  // A day, and a word that we don’t know. “March band” isn’t “March land”.
  ['unknown holiday, unknown date, unknown custom', notKnown],
  ['unknown ask off', notKnown, 'guessed'],
  ['unknown lieu, unknown falls, unknown if weekend, unknown if weekday, unknown refuse', notKnown],
  ['guessed lieu, guessed falls, guessed refuse', nothingFound],
  // Is it open?
  ['office holiday, office date, office custom', open, 'open ask when off court work today next'],
  ['office', office],
  ['open holiday, open date, open custom', open, 'ask today next off where why'],
  ['two-names or', answerDay],
  // What if it falls on …?
  [
    'lieu holiday, lieu date, weekday holiday, weekday date, falls weekend, falls weekday, if weekend, lieu',
    inLieu,
    'lieu holiday date weekday weekend falls if ask off paid pay work terms when where why next today number take day-off change or after',
  ],
  ['off weekday', inLieu, 'ask'],
  // Am I paid?
  ['sick holiday, sick date', pay, 'ask off paid pay terms if when work refuse'],
  ['paid holiday, paid date', pay, 'ask off terms if work'],
  [
    'paid holiday, paid date, pay holiday, pay date, refuse holiday, refuse date',
    pay,
    'ask off paid pay terms when where work today next count refuse day-off number',
  ],
  ['paid custom, pay custom, refuse custom', answerDay],
  ['count paid', places.answerList, 'ask off paid list'],
  ['pay, refuse, sick, day-off, paid ask, paid terms, terms falls', payRule],
  // Which week?
  ['week', places.answerWeek],
  // Is it off?
  ['two-names', answerDay],
  ['where holiday, where date', answerDay],
  [
    'off holiday, off custom, ask holiday place, ask custom place, ask holiday everywhere, ask custom everywhere',
    (asking) => answerDay(asking, 'holiday'),
    'ask off take terms',
  ],
  ['off date', isDateOff, 'ask today next terms'],
  ['plan holiday', plan],
  // When is it?
  ['custom, holiday', answerDay],
  ['guide', answerGuide],
  ['feed', places.answerFeed],
  ['long-weekend', places.answerLongWeekends],
  ['plan, take number, take year, off number', plan],
  ['date', date],
  // Lists.
  ['month', places.answerList],
  ['next off, next paid, when off', places.answerNext],
  ['off, list, paid', places.answerList],
  ['place, everywhere, year', places.answerPlace, 'ask when count where why'],
];

/** Answers a question; undefined if it is empty. @param lexiconIn the words of a language */
export async function answer(
  text: string,
  reader: Reader,
  lexiconIn: (locale: Locale) => Promise<Lexicon>,
): Promise<Card | undefined> {
  if (text.trim() === '') return undefined;
  const read = async (locale: Locale) => readQuestion(text, reader.today, await lexiconIn(locale));
  // In the language of the page; if the question has other words, in the other language.
  const own = await read(reader.locale);
  const other = own.unknown ? await read(otherLocale(reader.locale)) : own;
  const question = other.unknown ? own : other;
  const [, found = nothingFound] = TABLE.find(([forms, , only]) => fits(question, forms, only)) ?? [];
  const asking = askedBy(reader, question);
  const { year = question.week?.year ?? yearOf(reader.today), dates } = question;
  const unknown = [year, ...dates.flat().map(yearOf)].find((one) => !isServedYear(one));
  return unknown === undefined || found === notKnown ? found(asking) : unknownYear(unknown, asking);
}

function fits({ parts }: Question, forms: string, only: string | undefined): boolean {
  return listed(forms).some((form) => {
    const needed = form.split(' ');
    const known = [...needed, ...WHERE, ...(only?.split(' ') ?? [])];
    const isAll = only === undefined || [...parts].every((part) => known.includes(part));
    return isAll && needed.every((part) => parts.has(part));
  });
}
