import type { Family } from './lexicon.ts';
import type { Question } from './question.ts';
import type { CountedSpan } from './when.ts';

/** The question of a search, besides its days, its place and its year. */
export type Intent = Readonly<
  /** The date of a day, whether and in which places it is a holiday, or a choice of two. */
  | { kind: 'day'; asks: 'when' | 'holiday' | 'business' | 'where' | 'either' }
  /** Why it is a holiday, why a place doesn’t have it, or since when it does. */
  | { kind: 'why'; asks: 'origin' | 'absence' | 'since' }
  | { kind: 'count'; count: CountedSpan }
  | { kind: 'list'; of: 'holidays' | 'long-weekends'; compares?: 'most' | 'fewest' | 'all' | undefined }
  | { kind: 'next'; of: 'holiday' | 'long-weekend' }
  | { kind: 'week'; asks: 'which' | 'number' }
  | { kind: 'clocks'; direction: 'back' | 'forward' | undefined }
  /** Whether an office is open on a day, or on which days it is closed; or who is open. */
  | { kind: 'office' }
  /** The law on a holiday on a weekend. */
  | { kind: 'lieu' }
  | { kind: 'pay'; asks: 'amount' | 'conditions' | 'rate' | 'refuse' | 'day-off' | 'whether' }
  | { kind: 'plan'; take: number | undefined; get: number | undefined }
  /** A period that a court or an act sets. */
  | { kind: 'deadline' }
  /** A page of the documentation, or a calendar to subscribe to. */
  | { kind: 'page'; page: string }
  /** Others know, we don’t know a thing, or nothing was understood. */
  | { kind: 'refusal'; why: Family | { thing: string } | 'nothing' }
>;

export type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>;

const PAY = ['pay', 'rate', 'amount', 'qualify', 'sick'] as const;

/** Questions that we don’t compute: pages of the documentation, what others know, and periods of a court or an act. */
function* readReferrals(question: Question): Generator<Intent> {
  const { guide, count, families, offices, points, numbers, has } = question;
  const [[family], [office], [point]] = [families, offices, points];
  // “Excel networkdays” are business days.
  if (guide && !count) yield { kind: 'page', page: guide };
  // The law says what a shop pays.
  if (family && !(family === 'shop' && has(...PAY, 'paid', 'refuse'))) yield { kind: 'refusal', why: family };
  const isPeriod = point?.kind === 'shift' || numbers.length > 0;
  if (has('deadline') || (isPeriod && office?.endsWith('courts'))) yield { kind: 'deadline' };
  // Vacation pay.
  if (has('pay') && has('take')) yield { kind: 'refusal', why: 'standards' };
}

/** How many days, whether it is a business day, and when the clocks change. */
function* readNumbers({ days, count, has }: Question): Generator<Intent> {
  if (count) yield { kind: 'count', count };
  if (has('business') && days.length > 0) yield { kind: 'day', asks: 'business' };
  if (!has('clocks')) return;
  // The end of standard time goes forward.
  const isBack = has('falls') || has('back') !== has('end');
  yield { kind: 'clocks', direction: isBack ? 'back' : has('forward', 'end') ? 'forward' : undefined };
}

/** Who is open, which of two days it is, what follows if it falls on a weekend, and the next holiday. */
function* readOpen(question: Question): Generator<Intent> {
  const { points, days, weekdays, year, month, isSupposed, has } = question;
  const [office] = question.offices;
  // “Is December 26, 2027, a Sunday” is about a fact.
  const isCase = has('if', 'off', 'lieu') || !has('ask', 'when') || year === undefined;
  const isOnWeekend = weekdays.some((day) => day % 6 === 0) && (points.length > 0 || isSupposed) && isCase;
  const isOwed = isOnWeekend || has('lieu') || (has('falls', 'if') && has('weekend') && isCase);
  // “Do banks close if it falls on Sunday” asks what follows from that.
  if (!isOwed && ((office && !has('refuse')) || (has('open') && days.length > 0))) yield { kind: 'office' };
  if (has('or') && points.filter(({ kind }) => kind === 'holiday').length > 1)
    yield { kind: 'day', asks: 'either' };
  if (isOwed) yield { kind: 'lieu' };
  const isLong = has('long-weekend');
  const isPlain = points.length === 0 && !month && year === undefined;
  if (isPlain && (has('next') ? isLong || has('off', 'paid') : has('when') && (isLong || has('off'))))
    yield { kind: 'next', of: isLong ? 'long-weekend' : 'holiday' };
}

/** Am I paid, how much, and may I refuse? */
function* readPay({ days, numbers, isUnread, has }: Question): Generator<Intent> {
  const isPaid = has('paid') && !has('count') && (days.length > 0 || has('ask', 'terms'));
  if (!(isPaid || has(...PAY, 'refuse', 'day-off'))) return;
  const asks = () => {
    // “Can my employer refuse to pay” is about the pay.
    if (has('refuse') && !has('pay')) return 'refuse';
    if (has('day-off')) return 'day-off';
    if (has('rate')) return 'rate';
    if (has('qualify', 'sick') || isUnread || numbers.length > 0) return 'conditions';
    return has('amount', 'count') ? 'amount' : 'whether';
  };
  yield { kind: 'pay', asks: asks() };
}

/** A week, and a day: why and since when it is a holiday, when it is, and whether it is off. */
function* readDays(question: Question): Generator<Intent> {
  const { days, points, places, weekdays, year, week, isPersonal, has } = question;
  // Which week it is, when a week is, and how many weeks a year has.
  if (week || has('week', 'weeks')) {
    const isNumber = has('count') || (!week && points.length === 0 && year !== undefined);
    yield { kind: 'week', asks: isNumber ? 'number' : 'which' };
  }
  if (days.length === 0) return;
  if (has('began')) yield { kind: 'why', asks: 'since' };
  if (has('why')) yield { kind: 'why', asks: has('not') ? 'absence' : 'origin' };
  if (has('plan')) return;
  const isOff = has('off') || (has('ask') && (isPersonal || places.length > 0 || has('everywhere')));
  const isNamed = points.length > 0 && weekdays.length > 0;
  const isHoliday = isOff && !isNamed && !has('when', 'work');
  const asks = has('where') ? 'where' : isHoliday ? 'holiday' : 'when';
  yield { kind: 'day', asks };
}

/** Days of leave, a calendar, long weekends, a place, a month or a year. */
function* readPlans(question: Question): Generator<Intent> {
  const { points, numbers, places, year, month, things, extras, has } = question;
  const isTaken = numbers.length > 0 ? has('take', 'off') : has('take') && year !== undefined;
  if (has('plan') || (points.length === 0 && isTaken)) {
    // “12 days off with 8 vacation days”: those to take are fewer.
    const number = numbers.length > 0 ? Math.min(...numbers) : undefined;
    const isGot = numbers.length === 1 && has('get', 'fewest');
    yield { kind: 'plan', take: isGot ? undefined : number, get: isGot ? number : undefined };
  }
  if (has('feed')) yield { kind: 'page', page: 'feed' };
  const isList = month !== undefined || has('long-weekend', 'off', 'list', 'paid');
  const isPlace = places.length > 0 || has('everywhere') || year !== undefined;
  if (!isList && !(isPlace && things.length + extras.length === 0)) return;
  if (!isList && places.length === 1 && year === undefined) yield { kind: 'next', of: 'holiday' };
  const isCompared = has('where') || places.length > 1;
  const compares = has('most') ? 'most' : has('fewest') ? 'fewest' : isCompared ? 'all' : undefined;
  yield { kind: 'list', of: has('long-weekend') ? 'long-weekends' : 'holidays', compares };
}

const READERS = [readReferrals, readNumbers, readOpen, readPay, readDays, readPlans];
/** These answers need no part of a date, or nothing that we don’t know changes them. */
const ANY_PART: readonly Intent['kind'][] = ['page', 'refusal', 'deadline', 'clocks', 'pay', 'why'];
const ANY_WORD: readonly Intent['kind'][] = ['page', 'refusal', 'deadline', 'clocks', 'count', 'week'];

/** Whether an intent uses each part of a date. */
function isWhole({ kind }: Intent, { numbers, weekdays, points, isUnread, has }: Question): boolean {
  // “When is Christmas on a Monday” asks for a year.
  const isOfDay = kind === 'day' ? points.length === 0 || !has('when') : kind === 'office' || kind === 'lieu';
  const isSpare = isUnread || (numbers.length > 0 && kind !== 'plan') || (weekdays.length > 0 && !isOfDay);
  return ANY_PART.includes(kind) || !isSpare;
}

/** Reads the intent of a question: the first that fits, unless it leaves a part of a date unread. */
export function readIntent(question: Question): Intent {
  const { days, things, extras, text, isPersonal, has } = question;
  const asked = READERS.flatMap((read) => [...read(question)]).find((one) => isWhole(one, question));
  const isOfReader = asked && (asked.kind === 'pay' || (asked.kind === 'day' && isPersonal));
  if (isOfReader && extras.length > 0 && /\b(?:if|si|s['’]ils?)\b/i.test(text))
    return { kind: 'refusal', why: 'standards' };
  // “Manger” is no thing, but what is asked for. A condition or a day that we can’t read leaves no answer.
  const isDeed = has('may', 'refuse') && !has('off', 'paid', 'pay', 'work');
  const isLost =
    asked && (asked.kind === 'plan' ? days.length > 0 : asked.kind === 'lieu' && days.length === 0);
  const isDoubtful = things.length > 0 || (extras.length > 0 && (isDeed || isLost));
  if (asked && (ANY_WORD.includes(asked.kind) || !isDoubtful)) return asked;
  const [thing] = things;
  return { kind: 'refusal', why: thing ? { thing } : 'nothing' };
}
