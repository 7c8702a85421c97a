import { daysInYear, yearOf } from '../../core/calendar/day.ts';
import { planningYear } from '../common/planning-year.ts';
import type { TextKey } from '../i18n/texts.ts';
import { answerOne } from './answer-day.ts';
import { type Answer, type Asking, spaced } from './asking.ts';
import type { IntentOf } from './intent.ts';
import { findSubjects } from './subject.ts';

/** Says who decides, or what we don’t know; then what we know of the day. */
export async function refuse({ why, days }: IntentOf<'refusal'>, asking: Asking): Promise<Answer> {
  const { t, year, place, today, asked, where, link } = asking;
  switch (why) {
    case 'no-date': {
      const length = year === undefined ? '' : t('search.noDate.length', { year, n: daysInYear(year) });
      return { ...refuseAll(asking), isUnknown: 'date', line: t('search.noDate'), second: length };
    }
    case 'standards':
      return {
        line: t('search.standards'),
        second: t('search.standards.ask', { office: t(`search.standards.${place}`) }),
        said: [t('search.standards.why', { where: where(place) })],
        links: [link.payRules(), link.place(place)],
      };
    case 'nothing':
      return refuseAll(asking);
  }
  const [subject] = findSubjects(days, asking);
  const isOfStores = subject && 'family' in why && why.family === 'shop';
  const about = subject ? (answerOne(subject, 'holiday', asking).said ?? []) : [];
  const who = 'family' in why ? [spaced(t(`search.declined.${why.family}.who` as TextKey)), ' '] : [];
  return {
    line:
      'family' in why
        ? t(`search.declined.${why.family}` as TextKey)
        : t('search.unknownWord', { word: why.thing }),
    said: [...who, ...about],
    rows: isOfStores ? await (await import('./answer-office.ts')).storesOn(subject.date, asking) : [],
    links: [
      ...(subject ? [link.date(subject.date, '#open')] : []),
      ...link.year(asked, subject ? yearOf(subject.date) : planningYear(today)),
    ],
  };
}

const MAX_TEXT = 60;

/** Nothing was found. The box shows examples below. */
function refuseAll({ t, text, today, link }: Asking): Answer {
  const short = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
  return {
    isUnknown: 'words',
    line: t('search.unknown', { text: short }),
    said: [t('search.try')],
    links: [link.section('holidays'), ...link.year(undefined, planningYear(today)), link.guide()],
  };
}

/** A year that we have no data for. */
export const refuseYear = (year: number, { t, today, link }: Asking): Answer => ({
  line: t('search.year.unknown', { year }),
  said: [t('search.year.known')],
  links: [link.section('holidays'), ...link.year(undefined, yearOf(today))],
});
