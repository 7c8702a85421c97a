import type { Day } from '../../core/calendar/day.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Office } from '../../core/offices/office-table.ts';
import { folded, WORD, wordsOf } from './fold.ts';
import { type Kind, type Lexicon, spelled } from './lexicon.ts';
import { readDates, readTime } from './read-dates.ts';

/** A question as far as we understood it. */
export type Question = Readonly<ReturnType<typeof readQuestion>>;

/** Reads a question: corrects its words, takes out the dates, and looks up the phrases that are left. @param today where the reader is */
export function readQuestion(text: string, today: Day, lexicon: Lexicon) {
  const plain = folded(text, lexicon.codes).replace(WORD, (word) => spelled(word, lexicon));
  const dated = readDates(plain);
  const words = wordsOf(dated.rest).join(' ');
  const phrases: readonly string[] = words.match(lexicon.known) ?? [];
  const all = phrases.flatMap((phrase) => lexicon.phrases.get(phrase) ?? []);
  const idsOf = (kind: Kind) => [...new Set(all.filter((one) => one.kind === kind).map(({ id }) => id))];
  const numbersOf = (kind: Kind) => idsOf(kind).map(Number);
  const means = (phrase: string, ...kinds: readonly Kind[]) =>
    lexicon.phrases.get(phrase)?.some(({ kind }) => kinds.includes(kind));
  const asked = idsOf('asked');
  const numbers = dated.rest.match(/(?<!\S)-?\d{1,4}(?![\p{L}\d])/gu)?.map(Number);

  // The words as typed, by their right spelling.
  const typed = new Map(wordsOf(text).map((word) => [spelled(folded(word), lexicon), word]));
  const unknown = words.split(lexicon.known).find((between) => between.trim() !== '') ?? '';
  // A tank isn’t a bank. Names of places and days leave no doubt.
  const isGuessed = (phrase: string) =>
    folded(typed.get(phrase) ?? phrase) !== phrase && !means(phrase, 'place', 'weekday', 'month');

  const { shift, dates, relative, ...time } = readTime(dated, numbersOf, asked.includes('next'), today);
  const weekdays = numbersOf('weekday');
  const isDayNamed =
    dates.length > 0 ||
    all.some(({ kind }) => kind === 'holiday' || kind === 'custom') ||
    isCase(asked, weekdays, unknown === '' && !/\b(?:this|ce)\b/.test(plain));

  const read = {
    /** More than one if the name is ambiguous. One day may have several names. */
    holidays: all.filter(({ kind }) => kind === 'holiday'),
    /** More than one for “the Maritimes”. */
    places: idsOf('place') as readonly ScopeCode[],
    ...time,
    /** Each date with its readings. */
    dates: isDayNamed ? dates.filter(({ length }) => length > 0) : relative,
    /** Days of the week that aren’t dates: “if it falls on a Saturday”. */
    weekdays: isDayNamed ? weekdays : [],
    offices: idsOf('office') as readonly Office[],
    /** Families of questions that others answer. */
    declined: idsOf('declined'),
    /** A day that isn’t a holiday anywhere. */
    custom: idsOf('custom')[0],
    /** A page of the documentation. */
    guide: idsOf('guide')[0],
    /** A number that stands alone: not in a date, in “covid-19” or in Trois-Rivières. */
    number: numbers?.find((one) => phrases.map(Number).includes(Math.abs(one))),
    /** The first words that we don’t know, as typed. */
    unknown: unknown.trim().replace(WORD, (word) => typed.get(word) ?? word),
  };
  const also: Readonly<Record<string, boolean>> = {
    'two-names': phrases.filter((phrase) => means(phrase, 'holiday')).length > 1,
    readings: (read.dates[0]?.length ?? 0) > 1,
    'no-date': dates.some(({ length }) => length === 0),
    court: read.offices.some((office) => office.endsWith('courts')),
    guessed: phrases.some(isGuessed),
  };
  return {
    ...read,
    text: text.trim(),
    shift,
    /** What was read, as the forms of the table name it: what is asked (words.en.json), and what isn’t empty, in the singular. */
    parts: new Set([
      ...asked,
      ...Object.entries(read).flatMap(([name, value]) => (isRead(value) ? name.replace(/s$/, '') : [])),
      ...Object.keys(also).filter((part) => also[part]),
    ]) as ReadonlySet<string>,
  };
}

/** Whether a field is anything but undefined, '' or []. */
const isRead = (value: unknown): boolean => [value].flat().join('') !== '';

/** “If a holiday falls on a Saturday”, “holiday on a Sunday” and “holiday Saturday, is Monday off” don’t ask about this Saturday or Sunday; “is Sunday a holiday” does. */
function isCase(asked: readonly string[], weekdays: readonly number[], isClear: boolean): boolean {
  if (['falls', 'if', 'lieu'].some((id) => asked.includes(id))) return true;
  const usual = ['off', 'everywhere', ...(weekdays.length > 1 ? ['ask'] : [])];
  const isWeekend = weekdays.some((weekday) => weekday === 0 || weekday === 6);
  return isClear && isWeekend && asked.includes('off') && asked.every((id) => usual.includes(id));
}
