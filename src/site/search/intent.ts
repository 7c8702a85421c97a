import { yearOf } from '../../core/calendar/day.ts';
import type { Office } from '../../core/offices/office-table.ts';
import type { Family } from './lexicon.ts';
import type { Question } from './question.ts';
import { type Count, onDay, type When } from './when.ts';
import { yearSpan } from './written-dates.ts';

/** What a search asks for, besides its days, its place and its year. */
type Asked = Readonly<
  /** The date of a day, whether and in which places it is a holiday, or a choice of two; or its whole long weekend. */
  | { kind: 'day'; asks: 'when' | 'holiday' | 'business' | 'where' | 'either'; isLong?: boolean }
  /** Why it is a holiday, why a place doesn’t have it, or since when it does. */
  | { kind: 'why'; asks: 'origin' | 'absence' | 'since' }
  | { kind: 'count'; count: Count }
  | { kind: 'list'; of: 'holidays' | 'long-weekends'; compares?: 'most' | 'fewest' | 'all' | undefined }
  | { kind: 'next'; of: 'holiday' | 'long-weekend' }
  | { kind: 'week'; asks: 'which' | 'number' | 'left' }
  | { kind: 'clocks'; asks: 'back' | 'forward' | 'any' }
  /** Whether an office is open on a day, or on which days it is closed; or who is open. */
  | { kind: 'office'; office: Office | undefined }
  /** What the law gives for a holiday on a weekend: a day off moved, a case supposed, or only a fact. */
  | { kind: 'lieu'; asks: 'moved' | 'case' | 'fact' }
  | {
      kind: 'pay';
      asks: 'amount' | 'conditions' | 'rate' | 'refuse' | 'day-off' | 'whether';
      isWork: boolean;
    }
  | { kind: 'plan'; take: number | undefined; get: number | undefined }
  | { kind: 'deadline'; number: number | undefined }
  /** A page of the documentation, or a calendar to subscribe to. */
  | { kind: 'page'; page: string }
  /** Others know, we don’t know a thing, there is no such day, or nothing was understood. */
  | { kind: 'refusal'; why: Family | { thing: string } | 'no-date' | 'nothing' }
>;

export type Intent = Asked & { readonly days: readonly When[] };
export type IntentOf<K extends Intent['kind']> = Extract<Asked, { kind: K }> & Pick<Intent, 'days'>;

/** Words for what a holiday pays. */
const PAY = ['pay', 'rate', 'amount', 'qualify', 'sick'] as const;

/** What we don’t compute: pages of the documentation, what others know, and periods that a court or an act sets. */
function* readReferrals({ guide, families, offices, points, numbers, has }: Question): Generator<Asked> {
  const [[family], [office], [point]] = [families, offices, points];
  // “Excel networkdays” are business days.
  if (guide && !has('business')) yield { kind: 'page', page: guide };
  // The law says what a shop pays.
  if (family && !(family === 'shop' && has(...PAY, 'paid', 'refuse'))) yield { kind: 'refusal', why: family };
  if (has('deadline') || ((point?.kind === 'shift' || numbers.length > 0) && office?.endsWith('courts'))) {
    const inDays = point?.kind === 'shift' && { day: 1, week: 7, business: 1, month: 0, year: 0 }[point.unit];
    yield { kind: 'deadline', number: inDays ? Math.abs(point.number) * inDays : numbers[0] };
  }
  if (points.some((one) => one.kind === 'date' && one.readings.length === 0))
    yield { kind: 'refusal', why: 'no-date' };
  // Vacation pay.
  if (has('pay') && has('take')) yield { kind: 'refusal', why: 'standards' };
}

/** How many days, whether it is a business day, and when the clocks change. */
function* readNumbers({ today, days, count, has }: Question): Generator<Asked> {
  if (count) yield { kind: 'count', count };
  if (has('business')) {
    const { first, last } = yearSpan(yearOf(today));
    if (days.length > 0) yield { kind: 'day', asks: 'business' };
    else yield { kind: 'count', count: { unit: 'business', from: onDay(first), to: onDay(last) } };
  }
  if (!has('clocks')) return;
  // The end of what goes forward goes back, and the other way round.
  const isEnd = has('end');
  const isBack = has('back') || (has('falls') && !isEnd);
  const asks = isBack === has('forward') ? (isEnd ? 'back' : 'any') : isBack === isEnd ? 'forward' : 'back';
  yield { kind: 'clocks', asks };
}

/** Who is open, which of two days it is, what follows if it falls on a weekend, and the next holiday. */
function* readOpen(question: Question): Generator<Asked> {
  const { points, days, weekdays, isSupposed, isPlain, has } = question;
  const [office] = question.offices;
  // “Do banks close if it falls on Sunday” asks what follows from that.
  const isOnWeekday = weekdays.length > 0 && (points.length > 0 || isSupposed);
  if (!isOnWeekday && ((office && !has('refuse')) || (has('open') && days.length > 0)))
    yield { kind: 'office', office };
  if (has('or') && points.filter(({ kind }) => kind === 'holiday').length > 1)
    yield { kind: 'day', asks: 'either' };
  if (isOnWeekday || has('lieu') || (has('falls', 'if') && has('weekend'))) {
    const isCase = has('if', 'off') || !has('ask', 'when');
    yield { kind: 'lieu', asks: has('lieu') ? 'moved' : isCase ? 'case' : 'fact' };
  }
  const isLong = has('long-weekend');
  if (isPlain && (has('next') ? isLong || has('off', 'paid') : has('when') && (isLong || has('off'))))
    yield { kind: 'next', of: isLong ? 'long-weekend' : 'holiday' };
}

/** Am I paid, how much, and may I refuse? */
function* readPay({ days, numbers, isUnread, has }: Question): Generator<Asked> {
  const isPaid = has('paid') && !has('count') && (days.length > 0 || has('ask', 'terms'));
  if (!(isPaid || has(...PAY, 'refuse', 'day-off')) || days.some(({ kind }) => kind === 'custom')) return;
  const asks = () => {
    // “Can my employer refuse to pay” is about the pay.
    if (has('refuse') && !has('pay')) return 'refuse';
    if (has('day-off')) return 'day-off';
    if (has('rate')) return 'rate';
    if (has('qualify', 'sick') || isUnread || numbers.length > 0) return 'conditions';
    return has('amount', 'count') ? 'amount' : 'whether';
  };
  yield { kind: 'pay', asks: asks(), isWork: has('work') };
}

/** A week, and a day: why and since when it is a holiday, when it is, and whether it is off. */
function* readDays(question: Question): Generator<Asked> {
  const { days, points, places, year, week, text, isPersonal, has } = question;
  // Which week it is, when a week is, and how many weeks a year has.
  if (week || has('week', 'weeks')) {
    const isNumber = has('count') || (!week && points.length === 0 && year !== undefined);
    yield { kind: 'week', asks: has('left') ? 'left' : isNumber ? 'number' : 'which' };
  }
  if (days.length === 0) return;
  if (has('began')) yield { kind: 'why', asks: 'since' };
  if (has('why')) yield { kind: 'why', asks: has('not') ? 'absence' : 'origin' };
  if (has('plan')) return;
  const isOff = has('off') || (has('ask') && (isPersonal || places.length > 0 || has('everywhere')));
  const isHoliday = isOff && !has('when', 'work');
  const asks = has('where') ? 'where' : isHoliday ? 'holiday' : 'when';
  yield { kind: 'day', asks, isLong: /long|fds/i.test(text) };
}

/** Days of leave, a calendar, long weekends, a place, a month or a year. */
function* readPlans(question: Question): Generator<Asked> {
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
const ANY_PART: readonly Intent['kind'][] = ['page', 'refusal', 'deadline', 'clocks', 'lieu', 'pay', 'why'];
const ANY_WORD: readonly Intent['kind'][] = ['page', 'refusal', 'deadline', 'clocks', 'count', 'week'];

/** Whether an intent uses each part of a date. */
function isWhole({ kind }: Asked, { numbers, weekdays, isUnread }: Question): boolean {
  const isOfDay = kind === 'day' || kind === 'office';
  const isSpare = isUnread || (numbers.length > 0 && kind !== 'plan') || (weekdays.length > 0 && !isOfDay);
  return ANY_PART.includes(kind) || !isSpare;
}

/** Reads the intent of a question: the first that fits, unless it leaves a part of a date unread. */
export function readIntent(question: Question): Intent {
  const { days, things, extras, text, isPersonal, has } = question;
  const asked = READERS.flatMap((read) => [...read(question)]).find((one) => isWhole(one, question));
  const isOfReader = asked && (asked.kind === 'pay' || (asked.kind === 'day' && isPersonal));
  if (isOfReader && extras.length > 0 && /\b(?:if|si|s['’]ils?)\b/i.test(text))
    return { kind: 'refusal', why: 'standards', days };
  // “Manger” is no thing, but what is asked for. A condition or a day that we can’t read leaves no answer.
  const isDeed = has('may', 'refuse') && !has('off', 'paid', 'pay', 'work');
  const isLost =
    asked && (asked.kind === 'plan' ? days.length > 0 : asked.kind === 'lieu' && days.length === 0);
  const isDoubtful = things.length > 0 || (extras.length > 0 && (isDeed || isLost));
  if (asked && (ANY_WORD.includes(asked.kind) || !isDoubtful)) return { ...asked, days };
  const [thing] = things;
  return thing ? { kind: 'refusal', why: { thing }, days } : { kind: 'refusal', why: 'nothing', days: [] };
}
