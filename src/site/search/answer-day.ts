import { type Day, formatDate, isWeekend, weekdayOf, yearOf } from '../../calendar/day.ts';
import { canadaWeek, canadaWeekOf, isoWeek, isoWeekOf, type Week } from '../../calendar/weeks.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { dayRange, fullDate, longDate, monthName, weekdayName } from '../../language/dates.ts';
import { shownName } from '../common/shown-name.ts';
import { planningYear } from '../year/planning-year.ts';
import { yesOrNo } from './answer-holiday.ts';
import {
  type Asking,
  byLawWhere,
  type Card,
  type CardLink,
  counted,
  type DayThere,
  dateLine,
  dateLink,
  dayInYear,
  daysOn,
  holidayLink,
  inPlace,
  isByLaw,
  isKnown,
  nameAndUntil,
  placeName,
  readersPlace,
  sectionLink,
  standingThere,
  until,
  type Words,
  yearLink,
} from './card.ts';
import { isYesOrNo, monthAsked, monthDays, type Question } from './question.ts';

/** What a date is, in the place of the question or of the reader. */
export function answerDay(day: Day, question: Question, asking: Asking): Card {
  if (!isKnown(yearOf(day))) return unknownYear(yearOf(day), asking);
  const [place = readersPlace(question, asking)] = question.places;
  const days = daysOn(day, asking);
  const here = days.find((one) => one.place === place);
  const asksWork = question.topics.has('business-days');
  const isAsked = isYesOrNo(question) || asksWork;
  const answer = asksWork ? workOrNot(day, here, asking) : yesOrNo(place, here, days, asking);
  return {
    answer: isAsked ? answer : [dateLine(day, asking)],
    sentence: isAsked
      ? [
          capital(fullDate(day, asking.locale)),
          asking.t('search.colon'),
          ...whatItIs(day, place, days, asking),
        ]
      : capitalized(whatItIs(day, place, days, asking)),
    links: linksOf(day, place, here ?? days[0], asking),
  };
}

const capitalized = ([first, ...rest]: readonly Words[]): readonly Words[] =>
  typeof first === 'object' && 'strong' in first
    ? [{ strong: capital(first.strong) }, ...rest]
    : [first ?? '', ...rest];

function workOrNot(day: Day, here: DayThere | undefined, { t }: Asking): readonly string[] {
  const isOff = isWeekend(day) || (here !== undefined && isByLaw(here));
  return [t(isOff ? 'search.notBusinessDay' : 'search.businessDay')];
}

/** `Canada Day, in 221 days. In Ontario: a paid day off by law. Week 26 of 2027.` */
function whatItIs(
  day: Day,
  place: ScopeCode | undefined,
  days: readonly DayThere[],
  asking: Asking,
): readonly Words[] {
  const { t, locale } = asking;
  const { week, year } = isoWeek(day);
  const weekOfDay = t('search.week.short', { week, year });
  const here = days.filter((one) => one.place === place);
  const [first] = here.length > 0 ? here : days;
  if (!first) {
    const weekday = weekdayName(weekdayOf(day), locale);
    const what = t(isWeekend(day) ? 'search.standing.weekend' : 'search.standing.working');
    return [
      { strong: t('search.ordinary', { weekday }) },
      ...timeUntil(day, asking),
      [...(place ? [inPlace(place, what, asking)] : []), weekOfDay].join(' '),
    ];
  }
  const name = [...new Set((here.length > 0 ? here : [first]).map((one) => shownName(one.day, locale)))].join(
    ', ',
  );
  const ofSame = days.filter((one) => one.day.id === first.day.id);
  const moved = here[0] && here[0].day.observed !== day;
  return [
    ...nameAndUntil(name, day, asking),
    [
      ...(place === undefined || moved
        ? []
        : [inPlace(place, t(`search.standing.${here[0] ? standingThere(here[0]) : 'none'}`), asking)]),
      ...(moved && here[0] ? [t('search.dayOff', { date: fullDate(here[0].day.observed, locale) })] : []),
      ...(here[0] && isByLaw(here[0]) ? [] : [byLawWhere(ofSame, asking)]),
      weekOfDay,
    ]
      .filter(Boolean)
      .join(' '),
  ];
}

function timeUntil(day: Day, asking: Asking): readonly Words[] {
  const time = until(day, asking);
  return [...(time ? [', ', { until: time }] : []), '. '];
}

const linksOf = (
  day: Day,
  place: ScopeCode | undefined,
  of: DayThere | undefined,
  asking: Asking,
): readonly CardLink[] => [
  dateLink(day, asking),
  ...(of
    ? holidayLink(of.day.id, asking)
    : [sectionLink('businessDays', asking, `?date=${formatDate(day)}`)]),
  ...yearLink(place, yearOf(day), asking),
];

/** A date with two readings: both, the holiday first, and no guess. */
export function whichReading(days: readonly Day[], question: Question, asking: Asking): Card {
  const { t, locale } = asking;
  const [place = asking.place] = question.places;
  const [dayFirst = 0] = days;
  const choices = days.map((day) => {
    const [first] = daysOn(day, asking).filter((one) => isByLaw(one));
    const here = daysOn(day, asking).find((one) => one.place === place);
    const weekday = capital(weekdayName(weekdayOf(day), locale));
    const what = here ? t(`search.standing.${standingThere(here)}`) : undefined;
    const name = (here ?? first) && shownName((here ?? (first as DayThere)).day, locale);
    return {
      href: dateLink(day, asking).href,
      label: t(day === dayFirst ? 'search.which.dayMonth' : 'search.which.monthDay'),
      title: longDate(day, locale),
      detail: name
        ? `${weekday}. ${name}${place && what ? t('search.which.what', { what, where: t(`in.${place}`) }) : ''}`
        : t('search.ordinary', { weekday: weekdayName(weekdayOf(day), locale) }),
      isHoliday: first !== undefined || here !== undefined,
    };
  });
  return {
    answer: [t('search.which')],
    sentence: [],
    choices: choices
      .sort((a, b) => Number(b.isHoliday) - Number(a.isHoliday))
      .map(({ isHoliday: _, ...choice }) => choice),
    note: t('search.which.only', { date: formatDate(dayFirst) }),
    links: yearLink(place, yearOf(dayFirst), asking),
  };
}

/** The holidays of a month in a place. */
export function answerMonth(asked: NonNullable<Question['month']>, question: Question, asking: Asking): Card {
  const { t, locale, almanac, today } = asking;
  const { month, year } = monthAsked(asked, today);
  if (!isKnown(year)) return unknownYear(year, asking);
  const [place = asking.place ?? 'ca'] = question.places;
  const [first, last] = monthDays(year, month);
  const days = almanac.days(place, year).filter(({ date }) => date >= first && date <= last);
  const byLaw = days.filter(({ kind }) => kind === 'statutory');
  return {
    answer: [
      byLaw.length === 0 ? t('search.holidays.none') : `${counted('search.holidays.one', byLaw.length, t)}.`,
    ],
    sentence: [{ strong: placeName(place, asking) }, `, ${monthName(month, locale)} ${year}.`],
    rows: days.map((day) => [
      capital(dayInYear(day.date, asking)),
      `${shownName(day, locale)}${t('search.colon')}${t(`search.standing.${standingThere({ place, day })}`)}`,
    ]),
    links: [
      ...yearLink(place, year, asking),
      ...yearLink(undefined, year, asking),
      sectionLink('holidays', asking),
    ],
  };
}

/** A week by number, the weeks of a year, or the week of a date. */
export function answerWeek(question: Question, asking: Asking): Card {
  const { t, locale, today } = asking;
  const { week, topics, dates, year } = question;
  if (topics.has('left')) return weeksLeft(asking);
  if (topics.has('count') || (!week && dates.length === 0 && year !== undefined))
    return weeksOf(year ?? yearOf(today), asking);
  if (!week) return weekOf(dates[0]?.[0] ?? today, asking);
  const in4 = week.year ?? (topics.has('next') ? yearOf(today) : weekYear(week.week, today));
  const iso = isKnown(in4) ? isoWeekOf(in4, week.week) : undefined;
  if (!iso) {
    return {
      answer: [t('week.noSuch', { year: in4, week: week.week })],
      sentence: isKnown(in4) ? [weeksSentence(in4, asking)] : [t('week.outOfRange')],
      links: [sectionLink('week', asking)],
    };
  }
  const canada = canadaWeekOf(in4, week.week);
  const [place = asking.place ?? 'ca'] = question.places;
  const holidays = Array.from({ length: 7 }, (_, index) => iso.start + index).flatMap((day) =>
    daysOn(day, asking)
      .filter((one) => one.place === place)
      .map((one) => [capital(dayInYear(day, asking)), shownName(one.day, locale)] as const),
  );
  return {
    answer: [weekLine(iso, asking)],
    sentence: [
      { strong: t('week.answer', { week: iso.week, year: iso.year }) },
      t('search.week.iso'),
      ...(canada
        ? [
            ` ${t('search.week.canada', { week: canada.week, dates: dayRange(canada.start, canada.end, locale) })}`,
          ]
        : []),
    ],
    rows: holidays,
    links: [sectionLink('week', asking), dateLink(iso.start, asking), ...yearLink(place, in4, asking)],
  };
}

/** Of this year, unless the week is over and it is time to plan the next. */
function weekYear(week: number, today: Day): number {
  const now = isoWeek(today);
  return week >= now.week ? now.year : planningYear(today);
}

/** `Monday, March 22 to Sunday, March 28, 2027.` */
function weekLine({ start, end }: Week, asking: Asking): string {
  const { t, locale } = asking;
  const from = yearOf(start) === yearOf(end) ? dayInYear(start, asking) : fullDate(start, locale);
  return t('search.week.span', { start: from, end: fullDate(end, locale) });
}

function weeksOf(year: number, asking: Asking): Card {
  if (!isKnown(year)) return unknownYear(year, asking);
  const { t } = asking;
  return {
    answer: [counted('search.weeks.one', weeksIn(year), t)],
    sentence: [weeksSentence(year, asking)],
    links: [sectionLink('week', asking), ...yearLink(undefined, year, asking)],
  };
}

/** The weeks after this one. */
function weeksLeft(asking: Asking): Card {
  const { t, today } = asking;
  const { week, year } = isoWeek(today);
  const n = weeksIn(year) - week;
  return {
    answer: [counted('search.weeks.one', n, t)],
    sentence: [t('search.week.left', { week, year })],
    links: [sectionLink('week', asking), ...yearLink(undefined, year, asking)],
  };
}

const weeksIn = (year: number): number => (isoWeekOf(year, 53) ? 53 : 52);

function weeksSentence(year: number, { t, locale }: Asking): string {
  const n = weeksIn(year);
  const start = isoWeekOf(year, 1)?.start ?? 0;
  const end = isoWeekOf(year, n)?.end ?? 0;
  return t('search.week.counted', {
    year,
    n,
    start: fullDate(start, locale),
    end: fullDate(end, locale),
  });
}

function weekOf(day: Day, asking: Asking): Card {
  const { t, locale } = asking;
  const iso = isoWeek(day);
  const canada = canadaWeek(day);
  return {
    answer: [t('search.week.short', { week: iso.week, year: iso.year })],
    sentence: [
      { strong: capital(fullDate(day, locale)) },
      t('search.week.isoOf', { dates: dayRange(iso.start, iso.end, locale) }),
      ' ',
      t('search.week.canada', { week: canada.week, dates: dayRange(canada.start, canada.end, locale) }),
    ],
    links: [sectionLink('week', asking), dateLink(day, asking)],
  };
}

/** A year that no listing has. */
export function unknownYear(year: number, asking: Asking): Card {
  const { t } = asking;
  return {
    answer: [t('search.year.unknown', { year })],
    sentence: [t('search.year.known')],
    links: [sectionLink('holidays', asking), ...yearLink(undefined, yearOf(asking.today), asking)],
  };
}
