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

/** Reads an intent; nothing if the question has another one. */
type Read = (question: Question) => Asked | false | undefined | '';

/** The first that fits wins. */
const READERS: readonly Read[] = [
  // A page that programmers or payroll people look for.
  ({ guide, points, has }) =>
    guide &&
    !has('business') &&
    (guide === 'docs/payroll' ? !has('off') : points.length === 0) && { kind: 'page', page: guide },
  // Others know. The law says what a shop pays.
  ({ families: [family], has }) =>
    family &&
    !(family === 'shop' && has('pay', 'paid', 'refuse', 'sick')) && { kind: 'refusal', why: family },
  // A period that a court or an act sets.
  ({ points: [point], numbers, offices, has }) => {
    const isPeriod = point?.kind === 'shift' || numbers.length > 0;
    const isCourt = isPeriod && offices.some((office) => office.endsWith('courts'));
    const inDays = point?.kind === 'shift' && { day: 1, week: 7, business: 1, month: 0, year: 0 }[point.unit];
    const number = inDays ? Math.abs(point.number) * inDays : numbers[0];
    return (has('deadline') || isCourt) && { kind: 'deadline', number };
  },
  ({ points }) =>
    points.some((point) => point.kind === 'date' && point.readings.length === 0) && {
      kind: 'refusal',
      why: 'no-date',
    },
  // Vacation pay.
  ({ has }) => has('pay') && has('take') && { kind: 'refusal', why: 'standards' },
  // How many days, or which business day.
  ({ count, has }) => count && !has('open') && { kind: 'count', count },
  ({ points: [point], offices }) =>
    point?.kind === 'shift' &&
    point.unit === 'business' &&
    offices.length === 0 && { kind: 'day', asks: 'when' },
  ({ today, days, has }) => {
    if (!has('business')) return undefined;
    if (days.length > 0) return has('ask') && { kind: 'day', asks: 'business' };
    const { first, last } = yearSpan(yearOf(today));
    return { kind: 'count', count: { unit: 'business', from: onDay(first), to: onDay(last) } };
  },
  // The end of what goes forward goes back, and the other way round.
  ({ has }) => {
    const isEnd = has('end');
    const isBack = has('back') || (has('falls') && !isEnd);
    const asks = isBack === has('forward') ? (isEnd ? 'back' : 'any') : isBack === isEnd ? 'forward' : 'back';
    return has('clocks') && { kind: 'clocks', asks };
  },
  // “Do banks close if it falls on Sunday” asks what follows from that.
  ({ offices: [office], days, points, weekdays, has }) => {
    const isHoliday = points.some(({ kind }) => kind === 'holiday');
    const isOnWeekday = weekdays.length > 0 && (isHoliday || has('falls', 'if', 'lieu'));
    const isAsked = (office && !has('refuse')) || (has('open') && days.length > 0 && !has('plan'));
    return isAsked && !isOnWeekday && { kind: 'office', office };
  },
  ({ points, has }) =>
    has('or') &&
    points.filter(({ kind }) => kind === 'holiday').length > 1 && { kind: 'day', asks: 'either' },
  readLieu,
  readNext,
  readPay,
  // Which week it is, when a week is, and how many weeks a year has.
  ({ week, points, year, has }) => {
    const isNumber = has('count') || (!week && points.length === 0 && year !== undefined);
    return (
      (week || has('week', 'weeks')) && {
        kind: 'week',
        asks: has('left') ? 'left' : isNumber ? 'number' : 'which',
      }
    );
  },
  ({ days, text, has }) => {
    if (days.length === 0) return undefined;
    // “When was it first a holiday”.
    if (has('since') || (has('when', 'off') && has('first'))) return { kind: 'why', asks: 'since' };
    const isAbsent = /\b(?:not?|without|never|pas|sans)\b|n['’]?t\b|\bna pas\b/i.test(text);
    return has('why') && { kind: 'why', asks: isAbsent ? 'absence' : 'origin' };
  },
  readDay,
  readPlan,
  readLists,
];

/** What if it falls on …? */
function readLieu({ points, weekdays, isSupposed, has }: Question): ReturnType<Read> {
  const isOnWeekday = weekdays.length > 0 && (points.length > 0 || isSupposed);
  const isAsked = has('lieu') || isOnWeekday || (has('falls', 'if') && has('weekend'));
  const isCase = has('if', 'falls', 'off') || !has('ask', 'when');
  const asks = has('lieu') ? 'moved' : isCase ? 'case' : 'fact';
  return isAsked && { kind: 'lieu', asks };
}

/** The next holiday or long weekend. */
function readNext({ points, month, year, places, has }: Question): ReturnType<Read> {
  if (points.length > 0 || month || year !== undefined) return undefined;
  if (has('long-weekend'))
    return (has('next') || (places.length === 0 && !has('count'))) && { kind: 'next', of: 'long-weekend' };
  const isNext = has('next')
    ? has('off', 'paid')
    : has('when') && has('off') && !has('falls', 'lieu', 'paid');
  return isNext && { kind: 'next', of: 'holiday' };
}

/** Am I paid, how much, and may I refuse? */
function readPay({ days, text, numbers, has }: Question): ReturnType<Read> {
  const isPaid = has('paid') && !has('count') && (days.length > 0 || has('ask', 'terms', 'if', 'falls'));
  const isAsked = isPaid || has('pay', 'refuse', 'sick', 'day-off');
  if (!isAsked || days.some(({ kind }) => kind === 'custom')) return undefined;
  const isAbout = (pattern: RegExp): boolean => pattern.test(text);
  const isConditional =
    has('sick', 'before', 'after', 'eve', 'morrow') ||
    numbers.length > 0 ||
    isAbout(/qualif|eligib|admissib/i);
  const asks = () => {
    // “Can my employer refuse to pay” is about the pay.
    if (has('refuse') && !has('pay', 'paid')) return 'refuse';
    if (has('day-off')) return 'day-off';
    if (isAbout(/double|half|premium|demie?\b/i)) return 'rate';
    return isConditional ? 'conditions' : isAbout(/how much|combien/i) ? 'amount' : 'whether';
  };
  return { kind: 'pay', asks: asks(), isWork: has('work') };
}

/** When it is, and whether it is off. */
function readDay({ days, places, text, isPersonal, has }: Question): ReturnType<Read> {
  if (days.length === 0 || has('plan')) return undefined;
  const isLong = has('long-weekend') || /long\w* (?:week|fin|fds)|\bfds\b/i.test(text);
  const isNamed = days.some(({ kind }) => kind === 'holiday' || kind === 'custom');
  const isOff =
    has('off') || (isNamed && has('ask') && (isPersonal || places.length > 0 || has('everywhere')));
  const isHoliday = isOff && !has('when', 'work', 'refuse', 'paid');
  return { kind: 'day', asks: has('where') ? 'where' : isHoliday ? 'holiday' : 'when', isLong };
}

/** Days of leave: `best days to book off`, `8 vacation days`, `how do i get 10 days off`. */
function readPlan({ numbers, year, text, points, has }: Question): ReturnType<Read> {
  const isCounted = numbers.length > 0 && has('take', 'off');
  const isPlan = has('plan') || (points.length === 0 && (isCounted || (has('take') && year !== undefined)));
  // “12 days off with 8 vacation days”: those to take count.
  const taken = /(\d+) (?:jours de )?(?:vacation|vacances|pto|leave)/i.exec(text)?.[1];
  const number = taken === undefined ? numbers[0] : Number(taken);
  const isGot = !has('plan', 'take') && /\b(?:get|obtenir|avoir)\b/i.test(text);
  return isPlan && { kind: 'plan', take: isGot ? undefined : number, get: isGot ? number : undefined };
}

/** A calendar, long weekends, a place, a month or a year. */
function readLists({ places, month, year, things, extras, has }: Question): ReturnType<Read> {
  if (has('feed')) return { kind: 'page', page: 'feed' };
  const isPlace =
    (places.length > 0 || has('everywhere') || year !== undefined) && things.length + extras.length === 0;
  if (!month && !has('long-weekend', 'off', 'list', 'paid')) {
    if (!isPlace) return undefined;
    if (places.length === 1 && year === undefined) return { kind: 'next', of: 'holiday' };
  }
  const isCompared = has('where') || places.length > 1;
  const compares = has('most') ? 'most' : has('fewest') ? 'fewest' : isCompared ? 'all' : undefined;
  return { kind: 'list', of: has('long-weekend') ? 'long-weekends' : 'holidays', compares };
}

/** Whether an intent uses every part of a date. Some need none of them. */
function isWhole({ kind }: Asked, { numbers, weekdays, isUnread }: Question): boolean {
  const isOfDay = kind === 'day' || kind === 'office';
  const isAny = !isOfDay && !['plan', 'count', 'list', 'next', 'week'].includes(kind);
  const isSpare = isUnread || (numbers.length > 0 && kind !== 'plan') || (weekdays.length > 0 && !isOfDay);
  return isAny || !isSpare;
}

/** Reads the intent of a question. One that leaves a part of a date unread isn’t the intent. */
export function readIntent(question: Question): Intent {
  const { days, things, extras, guide, text, isPersonal, has } = question;
  const asked = READERS.map((read) => read(question)).find((one) => one && isWhole(one, question));
  const isDoubtful = things.length > 0 || (guide !== undefined && asked && asked.kind !== 'list');
  // “Manger” is no thing, but what is asked for. A condition or a day that we can’t read leaves no answer.
  const isDeed =
    (has('may') && !has('off', 'paid', 'pay', 'work', 'take', 'refuse', 'open')) ||
    (has('refuse') && !has('work', 'pay', 'paid'));
  const isLost =
    asked && ((asked.kind === 'plan' && days.length > 0) || (asked.kind === 'lieu' && days.length === 0));
  const isOfDays = asked && (ABOUT_DAYS.includes(asked.kind) || (asked.kind === 'list' && has('ask')));
  const isOfReader = asked && (asked.kind === 'pay' || (asked.kind === 'day' && isPersonal));
  if (isOfReader && extras.length > 0 && /(?<!\p{L})(?:if|si|s)(?!\p{L})/iu.test(text))
    return { kind: 'refusal', why: 'standards', days };
  if (asked && !(isOfDays && (isDoubtful || (extras.length > 0 && (isDeed || isLost)))))
    return { ...asked, days };
  const [thing] = things;
  return thing ? { kind: 'refusal', why: { thing }, days } : { kind: 'refusal', why: 'nothing', days: [] };
}
const ABOUT_DAYS: readonly Intent['kind'][] = ['day', 'office', 'lieu', 'pay', 'why', 'next', 'plan'];
