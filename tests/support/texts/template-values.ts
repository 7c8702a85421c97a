import { dayOf } from '../../../src/calendar/day.ts';
import { SCOPE_CODES } from '../../../src/holidays/scope.ts';
import { capital } from '../../../src/language/capital.ts';
import {
  dateRange,
  dayInYear,
  dayRange,
  fullDate,
  fullRange,
  longDate,
  monthAndDay,
  weekdayName,
} from '../../../src/language/dates.ts';
import { LOCALES, type Locale } from '../../../src/language/locale.ts';
import { joinedNames } from '../../../src/language/names.ts';
import { ruleFormula, ruleWindow } from '../../../src/questions/pay-words.ts';
import { almanac } from '../../../src/site/common/almanac.ts';
import { nameBefore, shownName } from '../../../src/site/common/shown-name.ts';
import { joinWords, whereIn } from '../../../src/site/day/day-sentence.ts';
import { afterIs, afterItIs } from '../../../src/site/home/on-the-day.ts';
import { textsOf } from '../../../src/site/i18n/texts.ts';
import { conditionsOf, whoQualifies } from '../../../src/site/pay/pay-answers.ts';
import { pay } from '../law/law.ts';

type Values = readonly (string | number)[];

/** Weekdays, the first and the last day of a month, and the turn of a year. */
const DAYS = ['2027-07-01', '2027-05-24', '2027-08-31', '2027-01-01', '2026-12-31'].map(dayOf);
const SPANS = [
  ['2027-07-01', '2027-07-04'],
  ['2027-01-30', '2027-02-01'],
  ['2026-12-25', '2027-01-03'],
].map(([start = '', end = '']) => [dayOf(start), dayOf(end)] as const);

/** A masculine and a feminine name, one with an elision, a day of its own, one with another name in parentheses. */
const IDS = [
  'labour-day',
  'canada-day',
  'new-years-day',
  'saint-jean-baptiste-day',
  'truth-and-reconciliation-day',
  'good-friday',
  'civic-holiday',
  'boxing-day',
].filter((id) => id in almanac.law.holidays);

/** What each placeholder of the texts can stand for, by language. A key with a value of its own comes first: `key:name`. */
export const VALUES: Readonly<Record<Locale, Readonly<Record<string, Values>>>> = Object.fromEntries(
  LOCALES.map((locale) => [locale, valuesIn(locale)]),
) as Record<Locale, Record<string, Values>>;

function valuesIn(locale: Locale): Record<string, Values> {
  const t = textsOf(locale);
  const isFrench = locale === 'fr';
  const names = IDS.flatMap((id) => almanac.law.holidays[id] ?? []).map((named) => shownName(named, locale));
  const articled = names.map((name) => afterItIs(name, locale));
  const lists = [names.slice(0, 1), names.slice(0, 2), names.slice(1, 4)].map((some) =>
    joinedNames(some, locale),
  );
  const inPlaces = SCOPE_CODES.map((place) => t(`in.${place}`));
  const capitals = inPlaces.map(capital);
  const where = [
    ...SCOPE_CODES.map((place) => whereIn([place], t)),
    whereIn(['on', 'qc'], t),
    whereIn(['ca', 'nt', 'pe'], t),
    whereIn(SCOPE_CODES, t),
  ];
  const places = SCOPE_CODES.map((place) => shownName(almanac.scope(place), locale));
  const full = DAYS.map((day) => fullDate(day, locale));
  const long = DAYS.map((day) => longDate(day, locale));
  const short = DAYS.map((day) => monthAndDay(day, locale));
  const booked = DAYS.map((day) => `${isFrench ? 'le ' : ''}${monthAndDay(day, locale)}`);
  const ranges = SPANS.map(([start, end]) => dayRange(start, end, locale));
  const weeks = SPANS.map(([start, end]) => dateRange(start, end, locale));
  const standings = (['paid', 'special', 'choice', 'custom', 'government', 'none'] as const).map((one) =>
    t(`search.standing.${one}`),
  );
  const closed = [
    weekdayName(0, locale),
    `${weekdayName(6, locale)}, ${isFrench ? 'lendemain de Noël' : 'Boxing Day'}`,
  ];
  const fullRanges = SPANS.map(([start, end]) => fullRange(start, end, locale));
  const shortDays = DAYS.map((day) => monthAndDay(day, locale));
  const rule = Object.values(pay).map((rules) => rules.rule);
  return {
    n: [0, 1, 2, 11],
    day: [1, 2, 3],
    year: [2026, 2027],
    first: [1900, 2026],
    last: [2027, 2100],
    week: [1, 2, 53],
    iso: [1, 53],
    canada: [1, 53],
    date: full,
    from: full,
    to: full,
    start: full,
    end: full,
    observed: full,
    friday: full,
    monday: full,
    dates: weeks,
    range: ranges,
    name: names,
    names: lists,
    where,
    place: places,
    scope: places,
    places: [joinWords(inPlaces.slice(0, 1), t), joinWords(inPlaces.slice(1, 3), t), joinWords(inPlaces, t)],
    weekday: [weekdayName(0, locale), weekdayName(6, locale)],
    what: lists,
    days: [1, 2, 12],
    years: ['open.years.each', 'open.years.since'].map((key) =>
      t(key as 'open.years.each', {
        years: joinWords(
          [2017, 2018, 2025].map((year) => t('open.years.one', { year })),
          t,
        ),
        first: 2002,
      }),
    ),
    holidays: [0, 1, 2, t('year.countOr', { least: 10, most: 11 })],
    weekends: [0, 1, 2, 9],
    least: [1, 10],
    most: [2, 11],
    count: [1, 2, 30],
    total: [1, 2, 5],
    confidence: [t('confidence.high'), t('confidence.medium')],
    value: ['2027-02-30', '31/12'],
    all: [365, 366],
    before: [2026],
    after: [2027],
    subject: lists,
    address: ['statdays.ca'],
    command: ['npm run release'],
    version: ['1.3.0'],
    text: isFrench ? ['fête de la pizza'] : ['pizza day'],
    word: ['Narnia'],
    time: isFrench ? ['13\u00a0h'] : ['1:00 p.m.'],
    act: isFrench ? ['Loi sur les normes d’emploi'] : ['Employment Standards Act, 2000'],
    section: isFrench ? ['art. 29'] : ['s. 29'],
    next: [`${names[0]} (${full[1]})`],
    until: [0, 1, 2, 31].map((n) =>
      n === 0 ? t('live.today') : n === 1 ? t('live.tomorrow') : t('live.inDays', { n }),
    ),
    plan: [
      `${t('plan.take', { n: 1 })} ${t('plan.get', { n: 4 })}`,
      `${t('plan.take', { n: 4 })} ${t('plan.get', { n: 10 })}`,
    ],
    book: booked.map((days) => t('plan.book', { days })),
    list: [t('open.tsx'), t('open.canada-post')],
    field: ['Date'],
    needs: isFrench ? ['écrivez la date sous la forme AAAA-MM-JJ'] : ['it must be a date, as YYYY-MM-DD'],
    hours: [1, 8, 12.5],
    rules: isFrench ? ['les Règles des Cours fédérales'] : ['the Federal Courts Rules'],
    why: [t('open.why.ofPlace'), t('open.why.ordinary', { year: 2026 })],
    rule: rule.flatMap(({ regularDay }) => regularDay?.[locale] ?? []),
    work: rule.map(({ work }) => work[locale]),
    unqualified: rule.map(({ unqualified }) => unqualified[locale]),
    conditions: rule.map((one) => conditionsOf(one, locale, t)).filter(Boolean),
    who: rule.map(({ who }) => who[locale]),
    formula: rule.map((one) => ruleFormula(one)[locale]),
    window: rule.map((one) => ruleWindow(one)[locale]),
    weekdays: [t('lieu.weekdays.saturday'), t('lieu.weekdays.sunday')],
    // Where a placeholder means something else, or is never so few.
    'open.years.each:years': [['2026'], ['2017', '2018', '2025']].map((years) =>
      joinWords(
        years.map((year) => t('open.years.one', { year })),
        t,
      ),
    ),
    'pay.search.notThere:where': capitals,
    'pay.search.inPlace:where': capitals,
    'pay.search.qualifyThere:where': capitals,
    'search.inPlace:where': capitals,
    'search.inPlaceLong:where': capitals,
    'search.inPlaceGiven:where': capitals,
    'search.inPlaceGiven:what': standings,
    'search.both.who:where': capitals,
    'search.clocks.capital:where': capitals,
    'search.answer.none:where': inPlaces,
    'search.inPlace:what': standings,
    'search.inPlaceLong:what': standings,
    'search.alsoOn:where': where.map((places) => t('search.byLaw.where', { where: places })),
    'business.countAfter:date': short,
    'business.countBefore:date': short,
    'business.calendar:n': [1, 2, 31],
    'deadline.why.counted:what': isFrench ? ['Fête du Canada\u00a0: '] : ['Canada Day: '],
    'deadline.why.counted:n': [1],
    'deadline.why.countedHere:what': [
      '',
      isFrench ? 'Fête du Canada et jour de l’An\u00a0: ' : 'Canada Day and New Year’s Day: ',
    ],
    'deadline.why.countedHere:n': [2],
    'deadline.why.moved:what': closed,
    'deadline.why.movedOn:what': closed,
    'deadline.movedReading:what': closed,
    'lieu.given:places': ['ON', isFrench ? 'Féd., NB' : 'Fed, NB'],
    'lieu.given:what': [t('lieu.short.pay'), t('lieu.short.another-or-pay')],
    'deadline.dayAfter:name': [isFrench ? 'le jour de Noël' : 'Christmas Day'],
    'deadline.why.recess:what': [isFrench ? 'Vacances judiciaires d’été' : 'Summer recess'],
    'plan.spoken:what': names,
    'square.spoken:what': [
      t('deadline.spoken.counted', { n: 3 }),
      `${names[0]}, ${t('business.spoken.out')}`,
    ],
    'date.spoken:what': [t('date.mark.weekend'), t('date.mark.law')],
    'key.write:address': ['keys@statdays.ca'],
    'week.noSuch:week': [53],
    'year.countOr:least': [10],
    'year.countOr:most': [11],
    'holiday.timeline:first': [1900],
    'holiday.timeline:last': [2026],
    'score.version:first': [2000],
    'score.version:last': [2038],
    'holiday.joined:year': [1905, 1949],
    'holiday.joined.territory:year': [1898, 1999],
    'search.business.out:days': lists,
    'search.open.published:years': [joinWords(['2026'], t), joinWords(['2016', '2026'], t)],
    'search.clocks.known:first': [1900],
    'search.clocks.known:last': [2037],
    'search.firstThen:date': full,
    'search.week.isoOf:dates': ranges,
    'date.wrong:value': ['2027-02-30', '31/12'],
    'year.observedOn:date': full,
    'pay.spoken:day': long,
    'pay.dayIn:day': names.map((name) => nameBefore('au Québec', name)),
    'open.territorial-offices:where': (['nt', 'nu', 'yt'] as const).map((place) => t(`in.${place}`)),
    'open.provincial-offices:where': (['on', 'qc', 'bc', 'pe'] as const).map((place) => t(`in.${place}`)),
    'search.open.next:who': [t('search.list.tsx'), t('search.list.civil-procedure-qc')],
    'pay.answer:qualify': rule.map((one) => whoQualifies(one, locale, t)),
    'pay.search.allOf:conditions': rule
      .filter(({ conditions }) => conditions.length > 1)
      .map(({ conditions }) => conditions.map((one) => one[locale]).join('; ')),
    'search.alsoOn:name': articled,
    'pay.dayIn:where': inPlaces,
    'pay.search.day:day': names.map((name) => nameBefore('au Québec', name)),
    'pay.search.day:where': inPlaces,
    'pay.headline.percent:n': [5, 3.5],
    'pay.week:n': [1, 2],
    'search.week.counted:n': [52, 53],
    'week.span:dates': fullRanges,
    'search.week.span:dates': fullRanges,
    'search.week.counted:dates': fullRanges,
    'square.range:from': shortDays,
    'square.range:to': shortDays.toReversed(),
    ...Object.fromEntries(
      ['share', 'sixtieth', 'percent', 'average-wages', 'average-hours'].map((kind) => [
        `pay.headline.${kind}:range`,
        ranges.map((range) => `${isFrench ? 'du ' : ''}${range}`),
      ]),
    ),
    'all.description:count': [12, 30],
    'plan.without:total': [2, 5],
    'square.more:n': [3, 20],
    'holidays.places:n': [1, 2, 13],
    'search.byLaw.most:n': [7, 12],
    'search.byLaw.mostAndFederal:n': [7, 12],
    'deadline.why.counted:days': [8, 12],
    'all.together:n': t('all.numbers').split(','),
    'all.own:place': inPlaces,
    'all.easter:place': inPlaces,
    'places.neighbour:place': places,
    'days.isToday:name': articled,
    'days.nextPaid:name': names.map((name) => afterIs(name, locale)),
    'days.todayIs:name': articled,
    'days.owedToday:name': articled,
    'days.offFor:name': articled,
    'plan.owed:date': short,
    'plan.owed:name': articled,
    'plan.spoken:date': DAYS.map((day) => dayInYear(day, locale)),
    'plan.spoken.owed:name': articled,
    'plan.book:days': booked,
    'plan.ask:days': [t('plan.owed', { date: short[1] ?? '', name: articled[0] ?? '' })],
    'plan.off:from': DAYS.map((day) => dayInYear(day, locale)),
    'plan.off:to': DAYS.map((day) => dayInYear(day, locale)),
    'days.ribbon:from': long,
    'days.ribbon:to': long,
    'days.inWeekend:n': [3, 4, 11],
    'days.ofWeekend:n': [3, 4, 11],
    'live.inDays:n': [2, 3, 11],
    'footer.data:date': long,
    'year.imprint:date': long,
    'date.rest.elsewhere:name': articled,
    'date.next:name': articled,
    'date.elsewhere:date': DAYS.map((day) => dayInYear(day, locale)),
    'date.rest.not-yet:date': long,
    'date.since:date': long,
    'date.run.owed:date': short,
    'date.run:n': [2, 3, 4],
    'date.run.owed:n': [2, 3, 4],
    'date.run.weekend:n': [2, 3, 4],
    'lieu.when:name': articled.map(capital),
    'lieu.falls:name': articled.map(capital),
    'lieu.mayBeOff:names': [...articled, articled.slice(0, 2).join(t('lieu.or'))],
    'lieu.usual:date': short,
    'lieu.by:date': long,
    'lieu.short.by:date': long,
    'lieu.short.adjacent:days': DAYS.map((day) => dayInYear(day, locale)),
    'lieu.short.next:days': DAYS.map((day) => dayInYear(day, locale)),
    'lieu.short.next-or-agreed:days': DAYS.map((day) => dayInYear(day, locale)),
    'search.lieu.adjacent:days': DAYS.map((day) => dayInYear(day, locale)),
    'search.lieu.next:days': DAYS.map((day) => dayInYear(day, locale)),
    'search.lieu.next-or-agreed:days': DAYS.map((day) => dayInYear(day, locale)),
  };
}
