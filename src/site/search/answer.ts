import { daysInYear, yearOf } from '../../core/calendar/day.ts';
import { isServedYear } from '../../core/holidays/law.ts';
import { type Locale, otherLocale } from '../../core/language/locale.ts';
import { planningYear } from '../common/planning-year.ts';
import { answerDay, answerOne } from './answer-day.ts';
import { answerList, answerNext, answerWeeks } from './answer-list.ts';
import { type Asker, type Asking, type Card, createAsking, sayAll, spaced } from './asking.ts';
import { type Intent, type IntentOf, readIntent } from './intent.ts';
import { lexiconIn } from './lexicon.ts';
import { parseQuestion, type Question } from './question.ts';
import { findDates, findSubjects } from './subject.ts';

/** Answers a question; undefined if it is empty. */
export async function answer(text: string, asker: Asker): Promise<Card | undefined> {
  if (text.trim() === '') return undefined;
  const read = async (locale: Locale) => parseQuestion(text, asker.today, await lexiconIn(locale));
  // In the language of the page; if the question has other words, in the other language.
  const own = await read(asker.locale);
  const other = countUnknown(own) > 0 ? await read(otherLocale(asker.locale)) : own;
  const question = countUnknown(other) === 0 ? other : own;
  const intent = readIntent(question);
  const asking = createAsking(asker, question);
  if (intent.kind === 'refusal' || intent.kind === 'page') return answerIntent(intent, asking);
  return refuseUnknown(asking) ?? withDoubt(await answerIntent(intent, asking), intent, asking);
}

/** A year that we don’t know, or a day that doesn’t exist, leaves no other answer. */
function refuseUnknown(asking: Asking): Card | undefined {
  const { t, today, points, years, year, link } = asking;
  const unknown = years.find((one) => !isServedYear(one));
  if (unknown !== undefined)
    return refuseAll(t('search.year.unknown', { year: unknown }), t('search.year.known'), asking);
  const point = points.find((one) => findDates(one, asking).length === 0);
  if (point?.kind !== 'holiday') {
    const length = year !== undefined && t('search.noDate.length', { year, n: daysInYear(year) });
    return point && refuseAll(t('search.noDate'), length, asking);
  }
  const line = t('search.notInYear', { year: point.year ?? year ?? yearOf(today) });
  return { line, links: link.holiday(point.names[0]?.id) };
}

const countUnknown = ({ things, extras }: Question): number => things.length + extras.length;

/** The answer to each kind of question. Rare kinds are chunks with their data, which a browser loads when asked. */
async function answerIntent(intent: Intent, asking: Asking): Promise<Card> {
  switch (intent.kind) {
    case 'day':
      return answerDay(intent, asking);
    case 'list':
      return answerList(intent, asking);
    case 'next':
      return answerNext(intent, asking);
    case 'week':
      return answerWeeks(intent, asking);
    case 'refusal':
      return refuse(intent, asking);
    case 'count':
      return (await import('./answer-count.ts')).answerCount(intent, asking);
    case 'deadline':
      return (await import('./answer-count.ts')).answerDeadline(asking);
    case 'clocks':
      return (await import('./answer-count.ts')).answerClocks(intent, asking);
    case 'office':
      return (await import('./answer-office.ts')).answerOffice(asking);
    case 'page':
      return (await import('./answer-office.ts')).answerPage(intent, asking);
    case 'lieu':
      return (await import('./answer-law.ts')).answerLieu(asking);
    case 'why':
      return (await import('./answer-law.ts')).answerWhy(intent, asking);
    case 'plan':
      return (await import('./answer-law.ts')).answerPlan(intent, asking);
    case 'pay':
      return (await import('./answer-pay.ts')).answerPay(intent, asking);
  }
}

/** With a word that we don’t know, the date comes first, and what holds without that word comes after it. */
function withDoubt(answer: Card, intent: Intent, asking: Asking): Card {
  const { t, extras, isGuessed, dateLine } = asking;
  if (extras.length === 0 && !isGuessed) return answer;
  const note = extras.length > 0 ? { note: t('search.leftOut', { words: extras.join(', ') }) } : {};
  const isAssured = intent.kind === 'office' || intent.kind === 'pay' || intent.kind === 'day';
  const [subject] = isAssured ? findSubjects(asking.days, asking) : [];
  const line = subject ? dateLine(subject.date) : answer.line;
  if (answer.line === line) return { ...answer, ...note };
  return { ...answer, ...note, line, about: '', said: spaced(answer.line, sayAll(answer)) };
}

/** Says who decides, or what we don’t know; then what we know of the day. */
async function refuse({ why }: IntentOf<'refusal'>, asking: Asking): Promise<Card> {
  const { t, place, today, asked, text, where, link } = asking;
  if (why === 'nothing') return refuseAll(t('search.unknown', { text }), '', asking);
  const [subject] = findSubjects(asking.days, asking);
  const known = subject ? answerOne(subject, 'holiday', asking) : {};
  const links = [
    ...(subject ? [link.date(subject.date, '#open')] : []),
    ...link.year(asked, subject ? yearOf(subject.date) : planningYear(today)),
  ];
  if (typeof why === 'object') return { ...known, line: t('search.unknownWord', { word: why.thing }), links };
  const office = t(`search.standards.${place}`);
  const who = t(`search.declined.${why}.who`, { office, where: where(place) });
  const { storesOn } = await import('./answer-office.ts');
  return {
    line: t(`search.declined.${why}`),
    said: spaced(who, sayAll(known)),
    rows: subject && why === 'shop' ? storesOn(subject.date, asking) : [],
    links: why === 'standards' ? [link.payRules(), link.place(place)] : links,
  };
}

/** Nothing was found. The box shows examples below. */
const refuseAll = (line: string, said: string | false, { t, today, link }: Asking): Card => ({
  isUnknown: true,
  line,
  said: spaced(said, t('search.try')),
  links: [link.section('holidays'), ...link.year(undefined, planningYear(today)), link.guide()],
});
