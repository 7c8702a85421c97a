import { type Day, toCivilDate, toDay } from '../../calendar/day.ts';
import type { Office } from '../../holidays/office-table.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { folded, WORD, wordsOf } from './fold.ts';
import { type Lexicon, type Meaning, spelled } from './lexicon.ts';
import { daysOf, nextWeekday, readDates, readPeriod } from './read-dates.ts';

/** A question as far as we understood it. */
export type Question = Readonly<ReturnType<typeof readQuestion>>;

/** Reads a question: corrects its words, takes out the dates, and looks up the phrases that are left. @param today where the reader is */
export function readQuestion(text: string, today: Day, lexicon: Lexicon) {
  const plain = folded(text, lexicon.codes).replace(WORD, (word) => spelled(word, lexicon));
  const { named, rest } = readDates(plain);
  const phrases = phrasesIn(wordsOf(rest), lexicon);
  const meanings = phrases.flatMap((phrase) => lexicon.phrases.get(phrase) ?? []);
  const idsOf = (kind: Meaning['kind']): readonly string[] => [
    ...new Set(meanings.filter((meaning) => meaning.kind === kind).map(({ id }) => id)),
  ];
  const numbersOf = (kind: Meaning['kind']): readonly number[] => idsOf(kind).map(Number);
  const means = (phrase: string, ...kinds: readonly Meaning['kind'][]): boolean =>
    lexicon.phrases.get(phrase)?.some(({ kind }) => kinds.includes(kind)) ?? false;

  // The words as typed, by their right spelling.
  const typed = new Map(wordsOf(text).map((word) => [spelled(folded(word), lexicon), word]));
  const isKnown = (phrase: string): boolean => lexicon.phrases.has(phrase) || /^\d{1,4}$/.test(phrase);
  const unknowns = phrases.map((phrase) => (isKnown(phrase) ? ',' : (typed.get(phrase) ?? phrase)));
  const [unknown = ''] = unknowns
    .join(' ')
    .split(/[ ,]*,[ ,]*/)
    .filter(Boolean);
  // A tank isn’t a bank. Names of places and days leave no doubt.
  const isGuessed = (phrase: string): boolean =>
    folded(typed.get(phrase) ?? phrase) !== phrase && !means(phrase, 'place', 'weekday', 'month');

  const asked = idsOf('asked');
  const names = phrases.filter((phrase) => means(phrase, 'holiday'));
  const figures = /(?<!\S)-?\d{1,4}(?![\p{L}\d])/u.exec(rest)?.[0];

  const now = toCivilDate(today);
  const [yearsAhead] = numbersOf('years');
  const ownYear = named.find((one) => one.year !== undefined)?.year;
  const year = ownYear ?? (yearsAhead === undefined ? undefined : now.year + yearsAhead);
  const week = named.find((one) => one.week !== undefined);
  const [monthsAhead] = numbersOf('months');
  const ahead = monthsAhead === undefined ? {} : toCivilDate(toDay(now.year, now.month + monthsAhead, 1));
  const {
    month = numbersOf('month')[0],
    year: ofMonth = year,
  }: { month?: number | undefined; year?: number | undefined } =
    named.find((one) => one.month !== undefined && one.day === undefined) ?? ahead;

  const { shift, isAhead } = readPeriod(rest);
  const [away = isAhead ? 0 : undefined] = numbersOf('days');
  const weekdays = numbersOf('weekday');
  const readings = named.filter(({ day }) => day !== undefined).map((one) => daysOf(one, year, today));
  const isNamed = readings.length > 0 || phrases.some((phrase) => means(phrase, 'holiday', 'custom'));
  const isDayNamed = isNamed || isCase(asked, weekdays, unknown === '' && !/\b(?:this|ce)\b/.test(plain));
  const relative =
    away === undefined
      ? weekdays.slice(0, 1).map((weekday) => nextWeekday(weekday, asked.includes('next'), today))
      : [today + away];
  const dates = (isDayNamed ? readings : [relative])
    .filter((days) => days.length > 0)
    .map((days) => days.map((day) => day + shift));

  const read = {
    /** More than one if the name is ambiguous. One day may have several names. */
    holidays: meanings.filter(({ kind }) => kind === 'holiday'),
    /** More than one for “the Maritimes”. */
    places: idsOf('place') as readonly ScopeCode[],
    year,
    /** Each date with its readings. */
    dates,
    /** Without a year, the next such month. */
    month:
      month === undefined
        ? undefined
        : yearSpan(ofMonth ?? (month < now.month ? now.year + 1 : now.year), month),
    week: week && { week: week.week ?? 0, year: week.year ?? year },
    /** Days of the week that aren’t dates: “if it falls on a Saturday”. */
    weekdays: isDayNamed ? weekdays : [],
    offices: idsOf('office') as readonly Office[],
    /** Families of questions that others answer. */
    declined: idsOf('declined'),
    /** A day that isn’t a holiday anywhere. */
    custom: idsOf('custom')[0],
    /** A page of the documentation. */
    guide: idsOf('guide')[0],
    /** A number outside a date. */
    number: figures === undefined ? undefined : Number(figures),
    /** The first words that we don’t know, as typed. */
    unknown,
  };
  const also: Readonly<Record<string, boolean>> = {
    'two-names': names.length > 1,
    readings: (dates[0]?.length ?? 0) > 1,
    'no-date': readings.some((days) => days.length === 0),
    court: read.offices.some((office) => office.endsWith('courts')),
    guessed: phrases.some(isGuessed),
  };
  return {
    ...read,
    text: text.trim(),
    /** The days between a date of the question and the one in `dates`: 5 for “5 days after July 1”. */
    shift,
    /** What was read, as the forms of the table name it: what is asked (words.en.json), and what isn’t empty, in the singular. */
    parts: new Set([
      ...asked,
      ...Object.entries(read).flatMap(([name, value]) =>
        [value].flat().join('') ? name.replace(/s$/, '') : [],
      ),
      ...Object.keys(also).filter((part) => also[part]),
    ]) as ReadonlySet<string>,
  };
}

/** Cuts words into the longest phrases that we know. Any other word stands alone. */
function phrasesIn(words: readonly string[], { phrases, longest }: Lexicon): readonly string[] {
  const found: string[] = [];
  for (let start = 0; start < words.length; ) {
    let end = Math.min(start + longest, words.length);
    while (end > start + 1 && !phrases.has(words.slice(start, end).join(' '))) end--;
    found.push(words.slice(start, end).join(' '));
    start = end;
  }
  return found;
}

/** “If a holiday falls on a Saturday”, “holiday on a Sunday” and “holiday Saturday, is Monday off” don’t ask about this Saturday or Sunday; “is Sunday a holiday” does. */
function isCase(asked: readonly string[], weekdays: readonly number[], isClear: boolean): boolean {
  if (['falls', 'if', 'lieu'].some((id) => asked.includes(id))) return true;
  const usual = ['off', 'everywhere', ...(weekdays.length > 1 ? ['ask'] : [])];
  const isWeekend = weekdays.some((weekday) => weekday === 0 || weekday === 6);
  return isClear && isWeekend && asked.includes('off') && asked.every((id) => usual.includes(id));
}

/** A month or a year. */
export type Span = ReturnType<typeof yearSpan>;

/** A year, or one of its months. */
export function yearSpan(year: number, month?: number) {
  const [from, to] = month === undefined ? [1, 12] : [month, month];
  return { first: toDay(year, from, 1), last: toDay(year, to + 1, 1) - 1, year, month } as const;
}
