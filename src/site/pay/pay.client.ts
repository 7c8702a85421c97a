import { type Day, dayOf, yearOf } from '../../core/calendar/day.ts';
import { todayIn } from '../../core/calendar/today.ts';
import { WEEK_STARTS } from '../../core/calendar/weeks.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { dayRange, longDate, monthAndDay } from '../../core/language/dates.ts';
import { addressIn, capital, type Locale, nameIn, sectionIn } from '../../core/language/locale.ts';
import { money } from '../../core/language/money.ts';
import { PAY_FACTS, type PayTables } from '../../core/pay/pay.ts';
import type { AnsweredHolidayPay } from '../../core/questions/holiday-pay.ts';
import { badParameter } from '../../core/questions/question-problems.ts';
import { nameBefore, shownName } from '../common/shown-name.ts';
import { questionForm } from '../day/question-form.client.ts';
import { element } from '../frame/element.client.ts';
import { lightUp } from '../frame/motion.client.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { readersDate } from '../frame/readers-date.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { onPlaceOf } from '../place/own-place.client.ts';
import { askByPage, hasBoth, KEPT_NAMES, type TypedName } from './pay-choice.ts';
import { daysCondition, fieldsOf, headline, optionText, startedBy, weekRows } from './pay-facts.ts';
import { nextPaid, payableAround } from './pay-holidays.ts';

interface PayPageData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
}

interface Law {
  readonly almanac: Almanac;
  readonly tables: PayTables;
}

const { locale, texts } = pageData<PayPageData>();
const t = laidTexts(texts, locale);
const dateBox = byId<HTMLSelectElement>('date');
const weekStartBox = byId<HTMLSelectElement>('weekStart');
const form = questionForm(
  { ...Object.fromEntries(PAY_FACTS.map((name) => [name, byId<HTMLInputElement>(name)])), date: dateBox },
  locale,
  t,
);
const flagBox = (name: 'irregular' | 'commission') => byId<HTMLInputElement>(name);
const field = (name: TypedName) => byId<HTMLInputElement>(name);

/** Place, day and choices, by the parameters of the service. An amount in the address is taken out of it. */
const query = readAddress();
/** The conditions that the reader cleared, by their number. */
const cleared = new Set<number>(query.get('qualifies') === '0' ? [0] : []);
/** The condition of a number of days worked, by its number, or -1; and whether the reader says that it is met whatever the days typed. */
let ofDays = -1;
let metAnyway = query.get('qualifies') === '1';
let place: ScopeCode = 'ca';
/** Loaded with the first answer, and kept: even a module that is loaded already takes a frame to import. */
let law: Law | undefined;

async function loadLaw(): Promise<Law> {
  const [{ bundledAlmanac }, { embeddedPay }] = await Promise.all([
    import('../../core/bundled/almanac.ts'),
    import('statdays:pay'),
  ]);
  return { almanac: bundledAlmanac(), tables: embeddedPay() };
}

async function show(): Promise<void> {
  history.replaceState(null, '', query.size > 0 ? `?${query}` : location.pathname);
  try {
    law ??= await loadLaw();
    fillHolidays(law.almanac);
    const { reply, wrong, problems } = askByPage(query, typed(), law.almanac, law.tables, locale, todayOf);
    form.clear();
    wrong.forEach(tellWrong);
    for (const problem of problems) form.tell(problem);
    if (reply) showAnswer(reply, law.almanac);
  } catch (error) {
    form.fail(error);
  }
}

function todayOf(code: ScopeCode): Day {
  const { almanac } = law ?? {};
  return almanac
    ? todayIn(almanac.law.zones, almanac.scope(code).timeZone, Date.now()).day
    : dayOf(readersDate());
}

function typed(): Readonly<Partial<Record<TypedName, string>>> {
  const shown = PAY_FACTS.filter((name) => !field(name).closest('[hidden]'));
  return Object.fromEntries(shown.map((name) => [name, field(name).value]));
}

/** What to do about a wrong value, in the words of the page: people don't write numbers as programs do. */
function tellWrong(name: TypedName): void {
  const isMoney = name === 'wages' || name === 'vacationPay' || name === 'rate';
  const text =
    name === 'daysWorked' ? t('pay.needs.days') : t(isMoney ? 'pay.needs.money' : 'pay.needs.hours');
  form.tell(badParameter({ parameter: name, value: field(name).value, needs: { en: text, fr: text } }));
}

/** The holidays that can be chosen: those around today, and the one of the address. */
function fillHolidays(almanac: Almanac): void {
  const today = todayOf(place);
  const near = payableAround(almanac, place, today);
  const asked = query.get('date') ?? '';
  const options = near.map((holiday) => {
    const what = holiday.basis === 'paid' ? [] : [t(`short.${holiday.basis ?? 'none'}`)];
    const text = optionText(shownName(holiday, locale), dayOf(holiday.date), locale);
    return element('option', { value: holiday.date }, [text, ...what].join(' · '));
  });
  const isListed = near.some(({ date }) => date === asked);
  dateBox.replaceChildren(
    ...(asked !== '' && !isListed ? [element('option', { value: asked }, asked)] : []),
    ...options,
  );
  dateBox.value = asked || nextPaid(near, today);
}

function showAnswer(reply: AnsweredHolidayPay, almanac: Almanac): void {
  const { answer, rule } = reply;
  showFields(reply);
  showResult(reply);
  byId('answered').hidden = rule === undefined;
  if (!rule) return;
  showSum(reply);
  showWeeks(reply, almanac);
  showConditions(reply);
  byId('options').replaceChildren(...answer.options.map((option) => element('li', {}, option[locale])));
  byId('instead').hidden = answer.options.length === 0;
  const act = byId<HTMLAnchorElement>('act');
  const section = sectionIn(answer, locale) ?? '';
  const name = answer.act && (locale === 'fr' ? answer.act.nameFr : answer.act.name);
  act.textContent = [withoutSection(name ?? ''), section].filter(Boolean).join(', ');
  const address = answer.act && addressIn(answer.act, locale);
  if (address) act.href = address;
  else act.removeAttribute('href');
  byId('notes').replaceChildren(...answer.notes.map((note) => element('li', {}, note[locale])));
}

/** The name of an act without the one section that it is cited for. */
function withoutSection(name: string): string {
  return name.replace(/, (?:ss?|art)\. [^()]*?(?= \(en anglais\)$|$)/, '');
}

/** The fields that the formula asks for; the others would have no say. */
function showFields({ rule, pay, answer }: AnsweredHolidayPay): void {
  const asked = rule ? fieldsOf(rule, pay?.formula) : [];
  for (const part of document.querySelectorAll<HTMLElement>('[data-field]'))
    part.hidden = !asked.some((name) => name === part.dataset['field']);
  byId('stop').hidden = asked.length === 0;
  const flags = {
    irregular: hasBoth(rule),
    commission: rule?.formulas.some((one) => one.if === 'commission'),
  };
  for (const [name, isShown = false] of Object.entries(flags))
    document.querySelector<HTMLElement>(`[data-flag="${name}"]`)?.toggleAttribute('hidden', !isShown);
  const { window } = answer;
  if (!window) return;
  const range = dayRange(dayOf(window.start), dayOf(window.end), locale);
  byId('window-wages').textContent = t('pay.earned', { range });
  byId('window-hours').textContent = t('pay.workedHours', { range });
}

function showResult({ answer, pay, rule, scope }: AnsweredHolidayPay): void {
  const { holiday, total, window, why } = answer;
  const dayIn = t('pay.dayIn', {
    day: nameBefore(t(`in.${scope}`), shownName(holiday, locale)),
    where: t(`in.${scope}`),
  });
  if (!rule) {
    const isEmployers = answer.decidedBy === 'employer';
    const lines = isEmployers
      ? [element('span', {}, t('pay.notByLaw')), ' ', element('em', {}, t('pay.employer'))]
      : [why?.[locale] ?? ''];
    const notes = isEmployers ? answer.notes.slice(0, -1) : [];
    setResult(
      dayIn,
      element('h2', { class: 'in-words' }, ...lines),
      notes.map((note) => note[locale]).join(' '),
    );
    return;
  }
  if (total !== null) {
    const kick = why ? why[locale] : t('pay.atLeast');
    const detail = pay?.noPay === 'unqualified' && pay.times !== undefined ? rule.unqualified[locale] : '';
    setResult(kick, element('h2', { class: 'last-day display' }, dollars(total)), capital(detail));
    return;
  }
  const formula = pay?.formula;
  const words =
    formula && window
      ? headline(formula, dayOf(window.start), dayOf(window.end), locale, t)
      : (answer.formula?.[locale] ?? '');
  setResult(
    dayIn,
    element('h2', { class: 'in-words no-sum' }, words),
    t('pay.ifYouWork', { work: answer.work?.qualified[locale] ?? '' }),
  );
}

function setResult(kick: string, main: HTMLElement, detail: string): void {
  byId('result').replaceChildren(
    element('p', { class: 'kick' }, kick),
    main,
    element('p', { class: 'muted' }, detail),
  );
}

/** The amounts, each with its formula. */
function showSum({ answer, rule, pay }: AnsweredHolidayPay): void {
  const { holidayPay, forWork, total, formula, workFormula } = answer;
  const worked = field('worked').value.trim();
  const rows = [
    [rule && nameIn(rule, locale), pay?.noPay ? undefined : formula?.[locale], holidayPay],
    ...(workFormula ? [[t('pay.work', { hours: worked }), workFormula[locale], forWork] as const] : []),
    ...(total === null ? [] : [[t('pay.total'), undefined, total] as const]),
  ] as const;
  const isComputed = rows.some(([, , amount]) => typeof amount === 'number');
  byId('sum').replaceChildren(
    ...(isComputed ? rows : []).map(([what = '', how, amount]) =>
      element(
        'li',
        {},
        element('span', {}, what, ...(how ? [element('small', {}, how)] : [])),
        element('b', {}, amount === null || amount === undefined ? '–' : dollars(amount)),
      ),
    ),
  );
}

function dollars(amount: number): string {
  return money(Math.round(amount * 100), locale);
}

function showWeeks({ rule, pay, answer, scope }: AnsweredHolidayPay, almanac: Almanac): void {
  if (!rule) return;
  const observed = dayOf(answer.holiday.observedDate);
  const holidays = almanac.statutory(scope, yearOf(observed)).map((holiday) => dayOf(holiday.observedDate));
  const weekStart = WEEK_STARTS.find((start) => start === query.get('weekStart')) ?? 'sun';
  const rows = weekRows(rule, pay?.formula, observed, weekStart, holidays, locale);
  byId('counted').hidden = rows.length === 0;
  byId('window').textContent = answer.window ? `${capital(answer.window[locale])}.` : '';
  const squares = rows.flatMap(({ week, days }) => [
    ...days.map(({ above, number, role, isWeekend }) =>
      element(
        'span',
        { class: `square ${role}${isWeekend ? ' weekend' : ''}` },
        element('small', {}, above),
        element('b', {}, `${number}`),
      ),
    ),
    element(
      'span',
      { class: 'week' },
      week === undefined ? '' : week === 0 ? t('pay.holidayWeek') : t('pay.week', { n: week }),
    ),
  ]);
  const weeks = byId('weeks');
  weeks.replaceChildren(...squares);
  const { window } = answer;
  weeks.ariaLabel = window
    ? t('pay.spoken', {
        range: dayRange(dayOf(window.start), dayOf(window.end), locale),
        day: monthAndDay(observed, locale),
      })
    : '';
  lightUp(squares);
  const chosen = Object.values(rule.windows)[0];
  byId('week-start').hidden = chosen?.before !== 'week' || chosen.weekStart !== undefined;
  weekStartBox.value = weekStart;
}

/** The conditions as ticks: clearing one changes the answer. */
function showConditions({ answer, rule, pay }: AnsweredHolidayPay): void {
  const { qualify } = answer;
  const observed = dayOf(answer.holiday.observedDate);
  ofDays = rule ? daysCondition(rule) : -1;
  const hasTooFew = pay?.noPay === 'few-days';
  byId('qualify').replaceChildren(
    ...qualify.map((condition, index) => {
      const box = element('input', { type: 'checkbox', autocomplete: 'off' }) as HTMLInputElement;
      const isRegularDay = rule?.regularDay !== undefined && index === 0;
      box.checked = isRegularDay
        ? query.get('regularDay') !== '0'
        : !cleared.has(index) && !(hasTooFew && index === ofDays);
      box.addEventListener('change', () => tick(index, box.checked, isRegularDay));
      const since = startedBy(condition, observed);
      const started = since === undefined ? [] : [t('pay.since', { date: longDate(since, locale) })];
      const small = started.map((text) => element('small', {}, text));
      return element('label', {}, box, element('span', {}, condition[locale], ...small));
    }),
  );
  byId('everyone').textContent = `${rule?.who[locale]}.`;
}

function tick(index: number, isChecked: boolean, isRegularDay: boolean): void {
  if (isRegularDay) write('regularDay', isChecked ? '' : '0');
  else {
    if (isChecked) cleared.delete(index);
    else cleared.add(index);
    // Who has too few days and says so all the same worked under an averaging agreement.
    if (index === ofDays) metAnyway = isChecked;
    write('qualifies', cleared.size > 0 ? '0' : metAnyway ? '1' : '');
  }
  const focused = index;
  void show().then(() => byId('qualify').querySelectorAll('input')[focused]?.focus());
}

function write(name: (typeof KEPT_NAMES)[number], value: string): void {
  if (value === '') query.delete(name);
  else query.set(name, value);
}

function readAddress(): URLSearchParams {
  const { searchParams } = new URL(location.href);
  for (const name of PAY_FACTS) searchParams.delete(name);
  for (const name of KEPT_NAMES) searchParams.delete(name, '');
  return searchParams;
}

/** Choices that only another place has. */
function dropChoices(): void {
  for (const name of ['irregular', 'commission', 'regularDay', 'qualifies', 'weekStart'] as const)
    write(name, '');
  cleared.clear();
  metAnyway = false;
  for (const name of ['irregular', 'commission'] as const) flagBox(name).checked = false;
}

byId('choice').addEventListener('input', ({ target }) => {
  if (target === dateBox) write('date', dateBox.value);
  for (const name of ['irregular', 'commission'] as const)
    if (target === flagBox(name)) write(name, flagBox(name).checked ? '1' : '');
  void show();
});
weekStartBox.addEventListener('change', () => {
  write('weekStart', weekStartBox.value === 'sun' ? '' : weekStartBox.value);
  void show();
});
for (const name of ['irregular', 'commission'] as const) flagBox(name).checked = query.get(name) === '1';
onPlaceOf(query, ({ code, isFirst, isUnknown }) => {
  place = code;
  if (!isFirst) {
    dropChoices();
    keepDay(code);
  }
  if (!isUnknown) query.set('province', code);
  void show();
});

/** The same holiday in another place if it has it that day, otherwise its next paid one. */
function keepDay(code: ScopeCode): void {
  const date = query.get('date');
  if (!date || !law) return;
  const isThere = law.almanac
    .listing(code, Number(date.slice(0, 4)))
    .some((holiday) => holiday.date === date);
  if (!isThere) write('date', '');
}
