import { type Weekday, yearOf } from '../../core/calendar/day.ts';
import type { Office } from '../../core/offices/office-table.ts';
import type { Family } from './lexicon.ts';
import type { Question } from './question.ts';
import { type Count, onDay, type When } from './when.ts';
import { yearSpan } from './written-dates.ts';

/** What a search asks for, besides its days, its place and its year. */
type Asked = Readonly<
  /** The date of a day, whether and in which places it is a holiday, or a choice of two. */
  | { kind: 'day'; asks: 'when' | 'holiday' | 'business' | 'where' | 'either'; isLong?: boolean }
  /** Why it is a holiday, why a place doesn’t have it, or since when it does. */
  | { kind: 'why'; asks: 'origin' | 'absence' | 'since' }
  | { kind: 'count'; count: Count }
  /** The business day that is some business days away. */
  | { kind: 'step'; from: When; number: number }
  | { kind: 'list'; of: 'holidays' | 'long-weekends'; compares?: 'most' | 'fewest' | 'all' }
  | { kind: 'next'; of: 'holiday' | 'long-weekend'; isPlace?: boolean }
  | { kind: 'week'; week: Question['week']; asks: 'which' | 'number' | 'left' }
  | { kind: 'clocks'; isBack: boolean; isForward: boolean; isEnd: boolean }
  /** Whether an office is open on a day, or on which days it is closed. */
  | { kind: 'office'; office: Office }
  /** Who is open on a day. */
  | { kind: 'open' }
  /** What the law gives for a holiday on a weekend: a day off moved, a case supposed, a day off that follows, or a fact. */
  | {
      kind: 'lieu';
      weekdays: readonly Weekday[];
      asks: 'moved' | 'case' | 'off' | 'stated' | 'fact';
      office: Office | undefined;
    }
  | {
      kind: 'pay';
      asks: 'amount' | 'conditions' | 'rate' | 'refuse' | 'day-off' | 'whether';
      isWork: boolean;
    }
  | { kind: 'plan'; take: number | undefined; get: number | undefined }
  | { kind: 'deadline'; number: number | undefined; office: Office | undefined }
  /** A page of the documentation, or a calendar to subscribe to. */
  | { kind: 'page'; page: string }
  /** Others know, we don’t know a thing, there is no such day, or nothing was understood. */
  | { kind: 'refusal'; why: { family: Family } | { thing: string } | 'no-date' | 'standards' | 'nothing' }
>;

export type Intent = Asked & { readonly days: readonly When[] };
export type IntentOf<K extends Intent['kind']> = Extract<Asked, { kind: K }> & Pick<Intent, 'days'>;

/** Reads an intent; nothing if the question has another one. */
type Read = (question: Question) => Asked | false | undefined | '';

/** A page that programmers or payroll people look for. */
const readPage: Read = ({ guide, points, has }) => {
  const isOther = has('open', 'paid', 'pay', 'lieu', 'business', 'deadline', 'long-weekend');
  const isOfDay = guide === 'docs/payroll' ? !has('off') : points.length === 0;
  return guide && isOfDay && !isOther && { kind: 'page', page: guide };
};

const readFamily: Read = ({ families: [family], has }) => {
  // The law says what a shop pays.
  const isPay = family === 'shop' && has('pay', 'paid', 'refuse', 'sick');
  return family && !isPay && { kind: 'refusal', why: { family } };
};

/** A period that a court or an act sets. */
const readDeadline: Read = ({ points: [point], numbers, offices, count, has }) => {
  const isCourt = offices.some((office) => office.endsWith('courts'));
  const isPeriod = point?.kind === 'shift' || numbers.length > 0 || count !== undefined || has('business');
  const inDays = point?.kind === 'shift' && { day: 1, week: 7, business: 1, month: 0, year: 0 }[point.unit];
  const number = inDays ? Math.abs(point.number) * inDays : numbers[0];
  return (has('deadline') || (isCourt && isPeriod)) && { kind: 'deadline', number, office: offices[0] };
};

const readNoDate: Read = ({ points }) =>
  points.some((point) => point.kind === 'date' && point.readings.length === 0) && {
    kind: 'refusal',
    why: 'no-date',
  };

/** Legal advice, leave and contractors. */
const readStandards: Read = ({ has }) =>
  (has('standards') || (has('pay') && has('take'))) && { kind: 'refusal', why: 'standards' };

/** How many days, or which business day. */
const readCount: Read = ({
  today,
  count,
  points: [point],
  days,
  year,
  month,
  offices,
  isRead,
  has,
  hasOnly,
}) => {
  if (count) return isRead() && { kind: 'count', count };
  if (point?.kind === 'shift' && point.unit === 'business' && offices.length === 0 && hasOnly('list'))
    return isRead() && { kind: 'step', from: point.from, number: point.number };
  if (!has('business') || !isRead('weekday')) return undefined;
  if (days.length > 0) return has('ask') && { kind: 'day', asks: 'business' };
  const span = month ?? yearSpan(year ?? yearOf(today));
  const from = onDay(has('left') ? today : span.first);
  return { kind: 'count', count: { unit: 'business', from, to: onDay(span.last), span } };
};

const readClocks: Read = ({ has, isRead }) => {
  const isEnd = has('end');
  const isBack = has('back') || (has('falls') && !isEnd);
  return has('clocks') && isRead('last') && { kind: 'clocks', isBack, isForward: has('forward'), isEnd };
};

const readOffice: Read = (question) => {
  const { offices, weekdays, points, has, isRead } = question;
  const [office] = offices;
  const isOnWeekend =
    weekdays.length > 0 && points.some(({ kind }) => kind === 'holiday') && has('off', 'when');
  if (weekdays.length > 0 && (isOnWeekend || has('falls', 'if', 'lieu')))
    return office && readWeekendHoliday(question);
  return office && isRead('weekday') && { kind: 'office', office };
};

const readOpen: Read = ({ days, has, hasOnly, isRead }) =>
  has('open') &&
  days.length > 0 &&
  hasOnly('open', 'off', 'where', 'why', 'work') &&
  isRead('weekday') && { kind: 'open' };

/** Two holidays: `good friday or easter monday in quebec`. */
const readEither: Read = ({ points, has, isRead }) =>
  has('or') &&
  points.filter(({ kind }) => kind === 'holiday').length > 1 &&
  isRead() && { kind: 'day', asks: 'either' };

/** What if it falls on …? */
const readLieu: Read = (question) => {
  const { points, weekdays, isSupposed, has, hasOnly, isRead } = question;
  const isAsked =
    has('lieu') ||
    (weekdays.length > 0 && (points.length > 0 || isSupposed)) ||
    (has('falls', 'if') && has('weekend'));
  const isOnly = hasOnly(
    'lieu',
    'falls',
    'if',
    'weekend',
    'off',
    'paid',
    'pay',
    'work',
    'terms',
    'where',
    'why',
    'take',
    'day-off',
  );
  return isAsked && isOnly && isRead('weekday', 'number', 'after') && readWeekendHoliday(question);
};

function readWeekendHoliday({ weekdays, offices, has }: Question): Asked {
  const isStated = !has('ask', 'when');
  const asks = has('lieu')
    ? 'moved'
    : has('if', 'falls')
      ? 'case'
      : has('off')
        ? 'off'
        : isStated
          ? 'stated'
          : 'fact';
  return { kind: 'lieu', weekdays, asks, office: offices[0] };
}

/** The next holiday or long weekend. */
const readNext: Read = ({ points, month, year, places, has, isRead }) => {
  if (points.length > 0 || month || year !== undefined || !isRead()) return undefined;
  if (has('long-weekend'))
    return (has('next') || (places.length === 0 && !has('count'))) && { kind: 'next', of: 'long-weekend' };
  const isNext = has('next') && has('off', 'paid');
  return (
    (isNext || (has('when') && has('off') && !has('falls', 'lieu', 'paid'))) && {
      kind: 'next',
      of: 'holiday',
    }
  );
};

/** Am I paid, how much, and may I refuse? */
const readPay: Read = ({ days, text, numbers, has, isRead }) => {
  const isCustom = days.some(({ kind }) => kind === 'custom');
  const isPaid = has('paid') && !has('count') && (days.length > 0 || has('ask', 'terms', 'if', 'falls'));
  const isAsked = isPaid || has('pay', 'refuse', 'sick', 'day-off') || (has('terms') && has('falls'));
  if (
    !isAsked ||
    isCustom ||
    has('long-weekend', 'plan') ||
    !isRead('number', 'before', 'after', 'eve', 'morrow', 'last', 'first', 'weekday')
  )
    return undefined;
  const isAbout = (pattern: RegExp): boolean => pattern.test(text);
  const asks = () => {
    // “Can my employer refuse to pay” is about the pay.
    if (has('refuse') && !has('pay', 'paid')) return 'refuse';
    if (has('day-off')) return 'day-off';
    if (isAbout(/double|half|premium|demie?\b/i)) return 'rate';
    if (
      has('sick', 'before', 'after', 'eve', 'morrow') ||
      numbers.length > 0 ||
      isAbout(/qualif|eligib|admissib/i)
    )
      return 'conditions';
    return isAbout(/how much|combien/i) ? 'amount' : 'whether';
  };
  return { kind: 'pay', asks: asks(), isWork: has('work') };
};

/** Which week it is, when a week is, and how many weeks a year has. */
const readWeek: Read = ({ week, points, year, has, isRead }) => {
  const isNumber = has('count') || (!week && points.length === 0 && year !== undefined);
  const asks = has('left') ? 'left' : isNumber ? 'number' : 'which';
  return (week || has('week', 'weeks')) && isRead() && { kind: 'week', week, asks };
};

const readWhy: Read = ({ days, year, text, has, isRead }) => {
  if (days.length === 0 || !isRead('first', 'weekday')) return undefined;
  if (has('since') && year === undefined) return { kind: 'why', asks: 'since' };
  const isAbsent = /\b(?:not?|without|never|pas|sans)\b|n['’]?t\b|\bna pas\b/i.test(text);
  return has('why') && { kind: 'why', asks: isAbsent ? 'absence' : 'origin' };
};

/** When it is, and whether it is off. */
const readDay: Read = ({ days, places, text, has, hasOnly, isRead }) => {
  if (days.length === 0 || has('plan') || !isRead('weekday')) return undefined;
  const isLong = has('long-weekend') || /long\w* (?:week|fin|fds)|\bfds\b/i.test(text);
  const isNamed = days.some(({ kind }) => kind === 'holiday' || kind === 'custom');
  const isOff = has('off') || (isNamed && has('ask') && (places.length > 0 || has('everywhere')));
  const isHoliday = isOff && hasOnly('off', 'take', 'terms') && !has('when');
  return { kind: 'day', asks: has('where') ? 'where' : isHoliday ? 'holiday' : 'when', isLong };
};

/** Days of leave: `best days to book off`, `8 vacation days`, `how do i get 10 days off`. */
const readPlan: Read = ({ numbers, year, text, points, has, isRead }) => {
  const isCounted = numbers.length > 0 && has('take', 'off');
  const isPlan = has('plan') || (points.length === 0 && (isCounted || (has('take') && year !== undefined)));
  // “12 days off with 8 vacation days”: those to take count.
  const taken = /(\d+) (?:jours de )?(?:vacation|vacances|pto|leave)/i.exec(text)?.[1];
  const number = taken === undefined ? numbers[0] : Number(taken);
  const [take, get] = has('plan', 'take') ? [number, undefined] : [undefined, number];
  return isPlan && isRead('number') && { kind: 'plan', take, get };
};

/** A calendar, long weekends, a place, a month or a year. */
const readLists: Read = ({ places, month, year, things, extras, has, hasOnly, isRead }) => {
  if (!isRead()) return undefined;
  if (has('feed')) return { kind: 'page', page: 'feed' };
  const isPlace =
    (places.length > 0 || has('everywhere') || year !== undefined) && things.length + extras.length === 0;
  if (!month && !has('long-weekend', 'off', 'list', 'paid')) {
    if (!isPlace || !hasOnly('where', 'why')) return undefined;
    if (places.length === 1 && year === undefined) return { kind: 'next', of: 'holiday', isPlace: true };
  }
  const isCompared = has('where') || places.length > 1;
  const compares = has('most') ? 'most' : has('fewest') ? 'fewest' : isCompared ? 'all' : undefined;
  return {
    kind: 'list',
    of: has('long-weekend') ? 'long-weekends' : 'holidays',
    ...(compares && { compares }),
  };
};

/** The first that fits wins. */
const READERS: readonly Read[] = [
  ...[
    readPage,
    readFamily,
    readDeadline,
    readNoDate,
    readStandards,
    readCount,
    readClocks,
    readOffice,
    readOpen,
  ],
  ...[readEither, readLieu, readNext, readPay, readWeek, readWhy, readDay, readPlan, readLists],
];

/** Reads the intent of a question. One that leaves a part of a date unread isn’t the intent. */
export function readIntent(question: Question): Intent {
  const { days, things, extras, guide, text, offices, has } = question;
  const asked = READERS.reduce<ReturnType<Read>>((found, read) => found || read(question), undefined);
  const isDoubtful = things.length > 0 || (guide !== undefined && asked && asked.kind !== 'list');
  // “Manger” is no thing, but what is asked for. A condition or a day that we can’t read leaves no answer.
  const isDeed =
    (has('may') && !has('off', 'paid', 'pay', 'work', 'take', 'refuse', 'open')) ||
    (has('refuse') && !has('work'));
  const isLost =
    asked && ((asked.kind === 'plan' && days.length > 0) || (asked.kind === 'lieu' && days.length === 0));
  const isOfDays = asked && (ABOUT_DAYS.includes(asked.kind) || (asked.kind === 'list' && has('ask')));
  if (asked && asked.kind === 'pay' && extras.length > 0 && /(?<!\p{L})(?:if|si|s)(?!\p{L})/iu.test(text))
    return { kind: 'refusal', why: 'standards', days };
  if (asked && !(isOfDays && (isDoubtful || (extras.length > 0 && (isDeed || isLost)))))
    return { ...asked, days };
  const [thing] = things;
  const isNamed = days.length > 0 || offices.length > 0 || has('off', 'open', 'paid', 'pay');
  return thing && isNamed
    ? { kind: 'refusal', why: { thing }, days }
    : { kind: 'refusal', why: 'nothing', days: [] };
}
const ABOUT_DAYS: readonly Intent['kind'][] = ['day', 'office', 'open', 'lieu', 'pay', 'why', 'next', 'plan'];
