import { yearOf } from '../../calendar/day.ts';
import { yearSpanTexts } from '../../calendar/year-spans.ts';
import { bundledListDays } from '../../holidays/bundled-lists.ts';
import { capital } from '../../language/capital.ts';
import { dayInYear, fullDate } from '../../language/dates.ts';
import { joined } from '../../language/names.ts';
import { shownName } from '../common/shown-name.ts';
import { listLinks, listOf } from './answer-open.ts';
import { answerList, answerNext } from './answer-place.ts';
import type { Asking, Card } from './card.ts';
import * as card from './card.ts';
import type { Question } from './question.ts';

/** The days shown after the next one. */
const MAX_LATER = 4;

/** When an office is closed in a year, or next: `tsx holidays 2027`, `bank holiday`. */
export function answerOffice(question: Question, asking: Asking): Card {
  const { t, locale, today } = asking;
  const { year, offices } = question;
  const list = listOf(question, asking);
  const now = yearOf(today);
  const links = [...listLinks(list, year ?? now, asking), card.sectionLink('lists', asking)];
  if (offices[0] === 'bank-branches') {
    const federal: Question = { ...question, places: ['ca'] };
    const days = year === undefined ? answerNext(federal, asking) : answerList(federal, asking);
    const sentence = `${t('search.open.branches')} ${days.sentence}`;
    return { ...days, sentence, links: [...days.links.slice(0, 2), ...links] };
  }
  if (list === undefined) return { answer: t('search.open.noList'), sentence: t('search.open.ask'), links };
  const name = t(`search.list.${list}` as 'search.list.tsx');
  const who = capital(name);
  const { days: daysOf } = year === undefined ? bundledListDays() : bundledListDays().withProjections;
  const days = (year === undefined ? [now, now + 1] : [year])
    .flatMap((one) => daysOf(list, one))
    .filter(({ date }) => year !== undefined || date >= today)
    // A day may have one name per province. We show the first.
    .filter(({ date }, index, all) => all.findIndex((day) => day.date === date) === index);
  const next = days.find(({ closes }) => closes === 'day');
  if (!next) return noSchedule(list, who, year ?? now, links, asking);
  const isNext = year === undefined;
  const isOut = year === undefined || bundledListDays().years(list).includes(year);
  const shown = isNext ? days.filter((day) => day !== next).slice(0, MAX_LATER) : days;
  return {
    answer: isNext
      ? card.dateLine(next.date, asking)
      : t(isOut ? 'search.open.days' : 'search.open.expected', { n: days.length, year }),
    sentence: isNext
      ? `${card.nameAndUntil(shownName(next, locale), next.date, asking)} ${t('search.open.next', { who: name })}`
      : `*${who}*, ${year}.`,
    rows: shown.map((day) => [
      capital(isNext ? fullDate(day.date, locale) : dayInYear(day.date, locale)),
      [
        shownName(day, locale),
        ...(day.closes === 'day' ? [] : [t('list.closes', { time: t('list.time.13:00') })]),
        ...(day.provinces === null ? [] : [t('search.open.inSome')]),
      ].join(', '),
    ]),
    links,
  };
}

/** The list has no days in the year, or none are left. */
function noSchedule(list: string, who: string, year: number, links: Card['links'], asking: Asking): Card {
  const { t, locale } = asking;
  const years = bundledListDays().years(list);
  const spans = yearSpanTexts(years, (first, last) => t('years.span', { first, last }));
  const isLater = year >= (years.at(-1) ?? year);
  return {
    answer: isLater ? t('search.open.unknown') : t('search.open.noSchedule', { year }),
    sentence: `*${who}*, ${year}. ${t('search.open.published', { years: joined(spans, locale) })}`,
    links,
  };
}
