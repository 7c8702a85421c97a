import { embeddedPeriods } from 'statdays:periods';
import { dayOf, formatDate } from '../../../src/calendar/day.ts';
import { type QuestionProblem, sentenceOf } from '../../../src/contract/question-problems.ts';
import {
  holidayDateEvents,
  holidayEvent,
  longWeekendEvent,
} from '../../../src/documents/calendars/events.ts';
import { calendarTexts } from '../../../src/documents/calendars/texts.ts';
import { sheetCsv } from '../../../src/documents/downloads/sheet.ts';
import { SCOPE_CODES, type ScopeCode } from '../../../src/holidays/scope.ts';
import { capital } from '../../../src/language/capital.ts';
import { fullDate, fullRange } from '../../../src/language/dates.ts';
import type { Locale } from '../../../src/language/locale.ts';
import { TEXTS as COMMAND } from '../../../src/package/command/texts.ts';
import { askBusinessDays } from '../../../src/questions/business-days.ts';
import { askHolidayPay } from '../../../src/questions/holiday-pay.ts';
import { ruleWindow } from '../../../src/questions/pay-words.ts';
import { askTimeLimit } from '../../../src/questions/time-limit.ts';
import { almanac, lists, offices } from '../../../src/site/common/almanac.ts';
import { dateView } from '../../../src/site/date/date-view.ts';
import { placeSays } from '../../../src/site/holiday/holiday-answer.ts';
import { holidayIds } from '../../../src/site/holiday/holiday-facts.ts';
import { TEXTS } from '../../../src/site/home/built-view.ts';
import { placeDays } from '../../../src/site/home/place-days.ts';
import { daysView } from '../../../src/site/home/view.ts';
import { textsFor, textsOf } from '../../../src/site/i18n/texts.ts';
import { payAnswer } from '../../../src/site/pay/pay-answers.ts';
import { plansView, yearAfter } from '../../../src/site/plans/plan-view.ts';
import { notesOfYear } from '../../../src/site/year/notes-of-year.ts';
import { yearFacts } from '../../../src/site/year/year-facts.ts';
import { pay } from '../law/law.ts';
import { cardOf } from '../search/ask.ts';
import questions from '../search/questions.json' with { type: 'json' };
import type { Rendered } from './filled-texts.ts';

const YEAR = 2027;
const TODAY = dayOf('2026-11-24');
/** Holidays, days in lieu, weekends, working days, the first and the last day of a month, and days of the past. */
const DATES = [
  ...['2027-01-01', '2027-05-24', '2027-07-01', '2027-08-02', '2027-09-30', '2027-11-11', '2026-12-25'],
  ...['2026-12-26', '2026-12-28', '2027-12-27', '2029-07-02', '2027-08-31', '2027-03-26', '2027-03-29'],
  ...['1945-11-11', '1982-07-01', '2032-02-29'],
].map(dayOf);

/** What the code composes, with the law as it is. Each text is what one element of a page, or one field of an answer, says. */
export async function composedTexts(locale: Locale): Promise<readonly Rendered[]> {
  return [
    ...homeTexts(locale),
    ...dateTexts(locale),
    ...holidayTexts(locale),
    ...yearTexts(locale),
    ...planTexts(locale),
    ...(await searchTexts(locale)),
    ...payTexts(locale),
    ...countTexts(locale),
    ...timeLimitTexts(locale),
    ...problemTexts(locale),
    ...calendarFileTexts(locale),
    ...sheetTexts(locale),
    ...commandTexts(locale),
  ].filter(({ text }) => text.trim() !== '');
}

const at = (origin: string, texts: readonly string[]): readonly Rendered[] =>
  texts.map((text) => ({ origin, text }));

/** The sentences of a page of days off, as a reader reads them on. */
function homeTexts(locale: Locale): readonly Rendered[] {
  const t = textsOf(locale);
  const texts = textsFor(locale, ...TEXTS);
  return SCOPE_CODES.flatMap((place) => {
    const days = placeDays(place, locale);
    return [TODAY, ...DATES.filter((day) => day >= TODAY)].flatMap((today) => {
      const { slots, longWeekends, days: coming, named } = daysView(days, today, locale, texts);
      const origin = `home, ${place}, ${formatDate(today)}`;
      const { before, stop, lead, name, until, detail, note } = slots;
      return at(origin, [
        [`${before} ${t(`in.${place}`)}${stop}`, lead, name, until].filter(Boolean).join(' ').trim(),
        detail ?? '',
        note ?? '',
        [slots['laterLead'], slots['laterName'], slots['laterUntil']].filter(Boolean).join(' '),
        slots['today'] ?? '',
        slots['ribbon'] ?? '',
        ...longWeekends.slice(0, 2).flatMap(({ slots: own }) => [own['what'] ?? '', own['dates'] ?? '']),
        ...coming.slice(0, 3).map(({ slots: own }) => `${own['name']} · ${own['date']} · ${own['until']}`),
        ...named.slice(0, 2).flatMap(({ slots: own }) => [own.dayName, own.dayWhen]),
      ]);
    });
  });
}

function dateTexts(locale: Locale): readonly Rendered[] {
  const t = textsOf(locale);
  const sources = { almanac, lists, offices, periods: embeddedPeriods() };
  return SCOPE_CODES.flatMap((place) =>
    DATES.flatMap((date) => {
      const view = dateView(sources, date, place, locale, t);
      const where = t(`in.${place}`);
      return at(`page of ${formatDate(date)}, ${place}`, [
        `${capital(where)}${t('search.colon')}${view.answer}${view.rest}`,
        view.names,
        ...view.facts,
        ...view.owed.map(({ sentence }) => sentence),
        ...view.history,
        view.run,
        view.next,
        ...view.squares.map(({ spoken }) => spoken),
        ...view.offices.flatMap(({ who, what, why, note }) => [`${who} · ${what}`, why, note]),
      ]);
    }),
  );
}

function holidayTexts(locale: Locale): readonly Rendered[] {
  const t = textsOf(locale);
  return holidayIds.flatMap((id) =>
    SCOPE_CODES.flatMap((place) => {
      const { first, second, note } = placeSays(id, place, YEAR, locale, t);
      return at(`page of ${id}, ${place}`, [`${first} ${second}`, note]);
    }),
  );
}

/** The notes on some holidays of a year. */
function yearTexts(locale: Locale): readonly Rendered[] {
  return SCOPE_CODES.flatMap((place) =>
    notesOfYear(yearFacts(place, YEAR), locale).flatMap(({ subject, sentence }) =>
      at(`year of ${place}`, [`${subject} ${sentence}`]),
    ),
  );
}

function planTexts(locale: Locale): readonly Rendered[] {
  return SCOPE_CODES.flatMap((place) => {
    const days = placeDays(place, locale);
    const { best, others, longer } = plansView(days, yearAfter(YEAR, TODAY), false, locale, textsOf(locale));
    return [...(best ? [best] : []), ...others, ...longer].flatMap(({ slots, squares }) =>
      at(`plan, ${place}`, [
        slots.plan,
        slots.names,
        slots.off,
        slots.back,
        ...squares.map((square) => square.slots.spoken),
      ]),
    );
  });
}

async function searchTexts(locale: Locale): Promise<readonly Rendered[]> {
  const all: Rendered[] = [];
  for (const [index, question] of questions[locale].entries()) {
    const card = await cardOf(question, locale, SCOPE_CODES[index % SCOPE_CODES.length]);
    if (!card) continue;
    const texts = [
      `${card.answer} ${(card.sentence ?? '').replace(/[*_]/g, '')}`.trim(),
      ...(card.rows ?? []).map((row) => row.join(' · ')),
      ...card.links.flatMap(({ title, detail = '' }) => [title, detail]),
    ];
    all.push(...at(`search “${question}”`, texts));
  }
  return all;
}

function payTexts(locale: Locale): readonly Rendered[] {
  const t = textsOf(locale);
  return SCOPE_CODES.flatMap((place) => [
    ...almanac.days(place, YEAR).flatMap((holiday, index) => {
      const { answer, sentences } = payAnswer(
        { place, holiday, isAboutWork: index % 2 === 0, isAboutConditions: index % 3 === 0 },
        pay,
        locale,
        t,
      );
      return at(`pay, ${place}, ${holiday.id}`, [...answer, ...sentences]);
    }),
    ...payAnswerTexts(place, locale),
  ]);
}

function payAnswerTexts(place: ScopeCode, locale: Locale): readonly Rendered[] {
  const facts = { province: place, date: undefined, wages: 350_000, daysWorked: 20, rate: 2250, worked: 800 };
  const reply = askHolidayPay(almanac, pay, facts, () => TODAY);
  if (reply.kind === 'problem') return at(`holiday-pay.json, ${place}`, [sentenceOf(reply)[locale]]);
  const { formula, workFormula, why, work, options, qualify, notes, window } = reply.answer;
  return at(
    `holiday-pay.json, ${place}`,
    [
      formula,
      workFormula,
      why,
      work?.qualified,
      work?.unqualified,
      window,
      ...options,
      ...qualify,
      ...notes,
    ].map((words) => words?.[locale] ?? ''),
  );
}

function countTexts(locale: Locale): readonly Rendered[] {
  const counted = [
    ...SCOPE_CODES.map((province) => ({ province })),
    ...lists.ids.map((list) => ({ list, projected: undefined })),
  ];
  return counted.flatMap((whose) =>
    [
      { date: dayOf('2026-12-15'), add: 15 },
      { date: dayOf('2027-12-20'), add: 10 },
      { date: dayOf('2026-06-25'), to: dayOf('2026-08-31') },
    ].flatMap((count) => {
      const reply = askBusinessDays(almanac, lists, { ...whose, ...count }, () => TODAY);
      const origin = `business-days.json ${JSON.stringify({ ...whose, ...count, date: formatDate(count.date) })}`;
      if (reply.kind === 'problem') return at(origin, [sentenceOf(reply)[locale]]);
      return at(
        origin,
        reply.notes().map((note) => note[locale]),
      );
    }),
  );
}

function timeLimitTexts(locale: Locale): readonly Rendered[] {
  return lists.withTimeLimits.flatMap((id) =>
    [
      { date: dayOf('2026-12-10'), days: 10 },
      { date: dayOf('2026-12-21'), days: 5, clear: true },
      { date: dayOf('2027-06-20'), days: 30 },
    ].flatMap((count) => {
      const reply = askTimeLimit(lists, { list: id, ...count }, () => TODAY);
      const origin = `time-limit.json ${id}, ${formatDate(count.date)}, ${count.days}`;
      if (reply.kind === 'problem') return at(origin, [sentenceOf(reply)[locale]]);
      const { rule, notes, alternatives } = reply.answer;
      return at(
        origin,
        [rule, ...notes, ...alternatives].map((words) => words[locale]),
      );
    }),
  );
}

/** Answers to bad questions. */
function problemTexts(locale: Locale): readonly Rendered[] {
  const asked = [
    { add: 1, to: TODAY },
    { list: 'nyse' },
    { list: 'tsx', province: 'on' as const },
    { list: 'tsx', substitute: 'next' as const },
    { list: 'tsx', date: dayOf('2099-01-02') },
    { list: 'payments', date: dayOf('2035-01-15'), add: -2 },
    { list: 'civil-procedure-on' },
    { province: 'on' as const, with: ['pizza-day'] },
    { province: 'on' as const, date: TODAY, add: 300_000 },
    { projected: true },
  ];
  const problems = asked
    .map((question) => askBusinessDays(almanac, lists, question as object, () => TODAY))
    .filter((reply): reply is QuestionProblem => reply.kind === 'problem');
  return problems.flatMap((one) => at(`error ${one.code} ${one.parameter}`, [sentenceOf(one)[locale]]));
}

function calendarFileTexts(locale: Locale): readonly Rendered[] {
  return [
    ...SCOPE_CODES.flatMap((code) => {
      const scope = almanac.scope(code);
      return [
        ...almanac.listing(code, YEAR).map((holiday) => holidayEvent(scope, YEAR, holiday, locale)),
        ...almanac.longWeekends(code, YEAR).map((run) => longWeekendEvent(scope, YEAR, run, locale)),
      ].flatMap((event) => at(`calendar file, ${event.uid}`, [event.summary, ...linesOf(event.description)]));
    }),
    ...holidayIds.flatMap((id) =>
      holidayDateEvents(almanac, id, YEAR, locale).flatMap((event) =>
        at(`calendar file, ${event.uid}`, [event.summary, ...linesOf(event.description)]),
      ),
    ),
    ...at('calendar file', [
      calendarTexts(locale).calendarName(locale === 'fr' ? 'Québec' : 'Quebec', YEAR, true),
      calendarTexts(locale).week(1, YEAR),
    ]),
  ];
}

/** The half of a description in the language asked for, which comes first. */
function linesOf(description: string): readonly string[] {
  return description.split('\n\n')[0]?.split('\n') ?? [];
}

function sheetTexts(locale: Locale): readonly Rendered[] {
  const delimiter = locale === 'fr' ? ';' : ',';
  return SCOPE_CODES.flatMap((place) => {
    const [heading = ''] = sheetCsv(almanac, place, YEAR, locale).replace('\ufeff', '').split('\r\n');
    return at(`sheet, ${place}`, heading.split(delimiter));
  }).slice(0, 12);
}

function commandTexts(locale: Locale): readonly Rendered[] {
  const say = COMMAND[locale];
  const name = locale === 'fr' ? 'Fête du Canada' : 'Canada Day';
  return at('command', [
    ...[1, 2, 12].map((days) => say.next(name, fullDate(dayOf('2027-07-01'), locale), days)),
    ...[0, 1, -1, 2, -11].map(say.businessDays),
    ...[say.wrongArguments('add', 2, 3), say.wrongArguments('week', 0, 1), say.wrongArguments('count', 2, 2)],
    say.weekend(fullRange(dayOf('2026-12-25'), dayOf('2027-01-03'), locale), name),
    say.unknownOption('foo'),
    say.needsValue('list'),
    say.noCommand('holiday'),
    say.noNumber('5.5'),
    say.laterReading(
      fullDate(dayOf('2027-01-04'), locale),
      locale === 'fr' ? 'Le samedi est un jour férié.' : 'Saturday is a holiday.',
    ),
    say.pay.window(ruleWindow(pay.on.rule)[locale], '2026-11-22', '2026-12-19'),
  ]);
}
