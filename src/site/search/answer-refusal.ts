import { daysInYear, yearOf } from '../../core/calendar/day.ts';
import { planningYear } from '../common/planning-year.ts';
import { answerOne } from './answer-day.ts';
import { type Answer, type Asking, spaced } from './asking.ts';
import type { IntentOf } from './intent.ts';
import { findSubjects } from './subject.ts';

/** Says who decides, or what we don’t know; then what we know of the day. */
export async function refuse({ why, days }: IntentOf<'refusal'>, asking: Asking): Promise<Answer> {
  const { t, year, place, today, asked, text, where, link } = asking;
  if (why === 'no-date') {
    const length = year !== undefined && t('search.noDate.length', { year, n: daysInYear(year) });
    return refuseAll(t('search.noDate'), length, asking);
  }
  if (why === 'nothing') {
    const shown = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
    return refuseAll(t('search.unknown', { text: shown }), '', asking);
  }
  const [subject] = findSubjects(days, asking);
  const { about, said } = subject ? answerOne(subject, 'holiday', asking) : {};
  const links = [
    ...(subject ? [link.date(subject.date, '#open')] : []),
    ...link.year(asked, subject ? yearOf(subject.date) : planningYear(today)),
  ];
  if (typeof why === 'object')
    return { line: t('search.unknownWord', { word: why.thing }), about, said, links };
  const office = t(`search.standards.${place}`);
  const who = t(`search.declined.${why}.who`, { office, where: where(place) });
  return {
    line: t(`search.declined.${why}`),
    said: spaced(who, `${about ?? ''}${said ?? ''}`),
    rows:
      subject && why === 'shop'
        ? await (await import('./answer-office.ts')).storesOn(subject.date, asking)
        : [],
    links: why === 'standards' ? [link.payRules(), link.place(place)] : links,
  };
}

const MAX_TEXT = 60;

/** Nothing was found. The box shows examples below. */
const refuseAll = (line: string, said: string | false, { t, today, link }: Asking): Answer => ({
  isUnknown: true,
  line,
  said: spaced(said, t('search.try')),
  links: [link.section('holidays'), ...link.year(undefined, planningYear(today)), link.guide()],
});

/** A year that we have no data for. */
export const refuseYear = (year: number, asking: Asking): Answer =>
  refuseAll(asking.t('search.year.unknown', { year }), asking.t('search.year.known'), asking);
