import type { Day } from '../../calendar/day.ts';
import { type Locale, otherLocale } from '../../language/locale.ts';
import { answerFeed, answerGuide } from './answer-api.ts';
import { answerClocks } from './answer-clocks.ts';
import { answerBusinessDays, answerDeadline } from './answer-count.ts';
import { answerDay } from './answer-day.ts';
import { answerBoth, whichReading } from './answer-days.ts';
import { answerLongWeekends, answerMonth, answerNext, answerPlace, answerYear } from './answer-place.ts';
import { nothingFound, notKnown } from './answer-unknown.ts';
import { answerWeek } from './answer-week.ts';
import type { Answer, Asking, Card } from './card.ts';
import { listed } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import { type Question, readQuestion } from './question.ts';

/** A form of question and the function that answers it. */
interface Row {
  /** The parts that a question must have: all of one of these, with commas between them. */
  readonly read: string;
  /** The other parts that it may have, if the answer is a Yes or a No. Without it, any. */
  readonly only?: string;
  readonly answer: Answer;
}

/** Every answer takes these into account. */
const WHERE = ['place', 'everywhere', 'year'];

// What few questions need is a chunk of its own, with its data. A browser loads it then.
const lieu = () => import('./answer-lieu.ts');
const open = () => import('./answer-open.ts');
const pay = () => import('../pay/pay-card.ts');
const plan = () => import('./answer-plan.ts');

/** Everything that search answers. The first row that fits wins. Parts are those of `Question.parts`. */
export const TABLE: readonly Row[] = [
  // What others decide.
  { read: 'declined', answer: notKnown },
  { read: 'deadline, court number, court business', answer: answerDeadline },
  { read: 'no-date', answer: nothingFound },
  { read: 'readings', answer: whichReading },
  // How many working days, and which.
  {
    read: 'business ask date',
    only: 'today next',
    answer: (...of) => answerDay(...of, 'business'),
  },
  { read: 'business', answer: answerBusinessDays },
  { read: 'clocks', answer: answerClocks },
  // A day, and a word that we don't know.
  { read: 'unknown holiday, unknown date, unknown custom', answer: notKnown },
  { read: 'unknown ask off', only: 'guessed', answer: notKnown },
  {
    read: 'unknown lieu, unknown falls, unknown if weekend, unknown if weekday, unknown refuse',
    answer: notKnown,
  },
  // “March band” isn’t “March land”.
  { read: 'guessed lieu, guessed falls, guessed refuse', answer: nothingFound },
  // Is it open?
  {
    read: 'office holiday, office date, office custom',
    only: 'open ask when off court work today next',
    answer: async (...of) => (await open()).answerOffice(...of),
  },
  { read: 'office', answer: async (...of) => (await open()).answerOfficeDays(...of) },
  {
    read: 'open holiday, open date, open custom',
    only: 'ask today next off where why',
    answer: async (...of) => (await open()).answerEveryOffice(...of),
  },
  { read: 'two-names or', answer: answerBoth },
  // What if it falls on …?
  {
    read: 'lieu holiday, lieu date, weekday holiday, weekday date, falls weekend, falls weekday, if weekend, lieu',
    answer: async (...of) => (await lieu()).answerInLieu(...of),
  },
  { read: 'off weekday', only: 'ask', answer: async (...of) => (await lieu()).answerInLieu(...of) },
  // Am I paid?
  {
    read: 'sick holiday, sick date',
    only: 'ask off paid pay terms if when work refuse',
    answer: async (...of) => (await pay()).payCard(...of),
  },
  {
    read: 'paid holiday, paid date, pay holiday, pay date, refuse holiday',
    only: 'ask off paid pay terms when where work today next count refuse day-off number',
    answer: async (...of) => (await pay()).payCard(...of),
  },
  {
    read: 'pay, refuse, sick, day-off, paid ask, paid terms',
    answer: async (...of) => (await pay()).payRuleCard(...of),
  },
  // Which week?
  { read: 'a-week, week', answer: answerWeek },
  // Is it off?
  { read: 'two-names', answer: answerBoth },
  { read: 'where holiday, where date', answer: answerDay },
  {
    read: 'off holiday, off custom, ask holiday place, ask custom place, ask holiday everywhere, ask custom everywhere',
    only: 'ask off take',
    answer: (...of) => answerDay(...of, 'holiday'),
  },
  {
    read: 'off date',
    only: 'ask today next',
    answer: async (...of) => (await lieu()).answerDate(...of, true),
  },
  // When is it?
  { read: 'custom, holiday', answer: answerDay },
  { read: 'guide', answer: answerGuide },
  { read: 'feed', answer: answerFeed },
  { read: 'long-weekend', answer: answerLongWeekends },
  {
    read: 'plan, take number, take year, off number',
    answer: async (...of) => (await plan()).answerPlan(...of),
  },
  { read: 'date', answer: async (...of) => (await lieu()).answerDate(...of) },
  // Lists.
  { read: 'a-month', answer: answerMonth },
  { read: 'next off, next paid, when off', answer: answerNext },
  { read: 'off, list, paid', answer: answerYear },
  { read: 'place, everywhere, year', only: 'ask when count where why', answer: answerPlace },
];

/** Answers a question; undefined if it is empty. @param lexiconIn the words of a language */
export async function answer(
  text: string,
  asking: Asking,
  lexiconIn: (locale: Locale) => Promise<Lexicon>,
): Promise<Card | undefined> {
  if (text.trim() === '') return undefined;
  const question = await read(text, asking, lexiconIn);
  const row = TABLE.find((one) => fits(one, question.parts));
  return (row?.answer ?? nothingFound)(question, asking);
}

/** Reads a question in the language of the page; if it has other words, in the other language. */
async function read(
  text: string,
  { locale, today }: { readonly locale: Locale; readonly today: Day },
  lexiconIn: (locale: Locale) => Promise<Lexicon>,
): Promise<Question> {
  const own = readQuestion(text, today, await lexiconIn(locale));
  if (own.unknown === '') return own;
  const other = readQuestion(text, today, await lexiconIn(otherLocale(locale)));
  return other.unknown === '' ? other : own;
}

function fits({ read, only }: Row, parts: ReadonlySet<string>): boolean {
  return listed(read).some((form) => {
    const needed = form.split(' ');
    const known = [...needed, ...WHERE, ...(only?.split(' ') ?? [])];
    return (
      needed.every((part) => parts.has(part)) &&
      (only === undefined || [...parts].every((part) => known.includes(part)))
    );
  });
}
