import { yearOf } from '../../calendar/day.ts';
import { yearSpanTexts } from '../../calendar/year-spans.ts';
import { bundledListDays } from '../../holidays/bundled-lists.ts';
import type { ListedDay } from '../../holidays/lists/lists.ts';
import { capital } from '../../language/capital.ts';
import { dayInYear, fullDate } from '../../language/dates.ts';
import { joined } from '../../language/names.ts';
import { shownName } from '../common/shown-name.ts';
import { listLinks, listOf } from './answer-open.ts';
import { answerList, answerNext } from './answer-place.ts';
import type { Asking, Card } from './card.ts';

/** The days shown after the next one. */
const MAX_LATER = 4;

/** When an office is closed in a year, or next: `tsx holidays 2027`, `bank holiday`. */
export function answerOffice(asking: Asking): Card {
  const { t, locale, today, year, offices, about, dateLine, nameAndUntil, link } = asking;
  const list = listOf(asking);
  const now = yearOf(today);
  const links = [...listLinks(list, year ?? now, asking), link.section('lists')];
  if (offices[0] === 'bank-branches') {
    const federal = about({ places: ['ca'] });
    const days = year === undefined ? answerNext(federal) : answerList(federal);
    const sentence = `${t('search.open.branches')} ${days.sentence}`;
    return { ...days, sentence, links: [...days.links.slice(0, 2), ...links] };
  }
  if (list === undefined) return { answer: t('search.open.noList'), sentence: t('search.open.ask'), links };
  const who = t(`search.list.${list}` as 'search.list.tsx');
  const lists = bundledListDays();
  const days = (year === undefined ? [now, now + 1] : [year])
    .flatMap((one) => (year === undefined ? lists : lists.withProjections).days(list, one))
    .filter(({ date }) => year !== undefined || date >= today)
    // A day may have one name per province. We show the first.
    .filter(({ date }, index, all) => all.findIndex((day) => day.date === date) === index);
  const next = days.find(({ closes }) => closes === 'day');
  if (!next) {
    const spans = yearSpanTexts(lists.years(list), (first, last) => t('years.span', { first, last }));
    const isLater = (year ?? now) >= (lists.years(list).at(-1) ?? 0);
    const published = t('search.open.published', { years: joined(spans, locale) });
    return {
      answer: isLater ? t('search.open.unknown') : t('search.open.noSchedule', { year: year ?? now }),
      sentence: `*${capital(who)}*, ${year ?? now}. ${published}`,
      links,
    };
  }
  const what = (day: ListedDay): string =>
    [
      shownName(day, locale),
      ...(day.closes === 'day' ? [] : [t('list.closes', { time: t('list.time.13:00') })]),
      ...(day.provinces === null ? [] : [t('search.open.inSome')]),
    ].join(', ');
  if (year === undefined)
    return {
      answer: dateLine(next.date),
      sentence: `${nameAndUntil(shownName(next, locale), next.date)} ${t('search.open.next', { who })}`,
      rows: days
        .filter((day) => day !== next)
        .slice(0, MAX_LATER)
        .map((day) => [capital(fullDate(day.date, locale)), what(day)]),
      links,
    };
  const isOut = lists.years(list).includes(year);
  return {
    answer: t(isOut ? 'search.open.days' : 'search.open.expected', { n: days.length, year }),
    sentence: `*${capital(who)}*, ${year}.`,
    rows: days.map((day) => [capital(dayInYear(day.date, locale)), what(day)]),
    links,
  };
}
