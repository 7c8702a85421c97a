import { render } from 'preact';
import { type Day, readDay } from '../../core/calendar/day.ts';
import { todayIn } from '../../core/calendar/today.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import { withChoice } from '../../core/holidays/one-of-two.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { longDate } from '../../core/language/dates.ts';
import { PAY_FACTS, type PayFact, type PayTables } from '../../core/pay/pay.ts';
import { findNextPaid } from '../../core/questions/holiday-pay.ts';
import { problemInWords } from '../day/problem-words.ts';
import { lightUp } from '../frame/motion.client.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { readersDate } from '../frame/readers-date.client.ts';
import '../frame/share.client.ts';
import { shownName } from '../common/shown-name.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { onNamedPlace, ownPlace } from '../place/own-place.client.ts';
import { askByPage, KEPT_NAMES, type KeptName, type PayReply, tidyAmount } from './pay-choice.ts';
import { optionText } from './pay-facts.ts';
import { payableAround } from './pay-holidays.ts';
import { payView, readWeekStart } from './pay-view.ts';
import { type PayData, PayPage, type PayProps } from './pay-view.tsx';

interface Law {
  readonly almanac: Almanac;
  readonly tables: PayTables;
}

const { locale, texts } = pageData<PayData>();
const t = laidTexts(texts, locale);
const page = byId('page');

/** Place, day and choices, by the parameters of the service. An amount in the address is taken out of it. */
const query = readAddress();
/** The conditions that the reader cleared, by their number. */
const cleared = new Set<number>(query.get('qualifies') === '0' ? [0] : []);
/** Whether the reader says that the condition of days worked is met whatever the days typed. */
let metAnyway = query.get('qualifies') === '1';
let place: ScopeCode = 'ca';
/** Loaded with the first answer, and kept: even a module that is loaded already takes a frame to import. */
let law: Law | undefined;

async function loadLaw(): Promise<Law> {
  const [{ bundledAlmanac }, { bundledPayRules }] = await Promise.all([
    import('../../core/bundled/law.ts'),
    import('../../core/bundled/pay.ts'),
  ]);
  return { almanac: bundledAlmanac(), tables: bundledPayRules() };
}

async function show(): Promise<void> {
  history.replaceState(null, '', query.size > 0 ? `?${query}` : location.pathname);
  if (!law) draw({});
  try {
    law ??= await loadLaw();
    const { almanac, tables } = law;
    const asked = askByPage(query, typed(), almanac, tables, locale, findToday);
    const { reply } = asked;
    const choices = {
      cleared,
      isRegularDay: query.get('regularDay') !== '0',
      weekStart: readWeekStart(query.get('weekStart')),
      worked: typed().worked?.trim() ?? '',
    };
    draw({
      view: reply && payView(reply, almanac, choices, locale, t),
      holidays: holidaysToChoose(almanac),
      ...tellProblems(asked),
    });
    lightUp(page.querySelectorAll('.pay-weeks > *'));
  } catch (error) {
    console.error(error);
    draw({ problems: [t('live.failed')] });
  }
  document.documentElement.dataset['ready'] = '';
}

function draw(answer: Partial<PayProps>): void {
  const question = { date: nextDate(), ...Object.fromEntries(query) };
  const source = { address: location.href, date: longDate(readDay(readersDate()), locale) };
  render(
    <PayPage locale={locale} t={t} place={ownPlace()} question={question} source={source} {...answer} />,
    page,
  );
}

/** Says how to correct wrong values: people don't write numbers as programs do. */
function tellProblems({ wrong, problems }: PayReply): Pick<PayProps, 'wrong' | 'problems'> {
  const findKind = (name: PayFact) =>
    name === 'daysWorked' ? 'days' : ['wages', 'vacationPay', 'rate'].includes(name) ? 'money' : 'hours';
  return {
    wrong: [...wrong, ...problems.map(({ parameter }) => parameter)],
    problems: [
      ...wrong.map((name) =>
        t('question.problem', { field: findLabel(name), needs: t(`pay.needs.${findKind(name)}`) }),
      ),
      ...problems.map((problem) => problemInWords(problem, findLabel(problem.parameter), locale, t)),
    ],
  };
}

function findToday(code: ScopeCode): Day {
  const { almanac } = law ?? {};
  return almanac
    ? todayIn(almanac.law.zones, almanac.scope(code).timeZone, Date.now()).day
    : readDay(readersDate());
}

const field = (name: string) => page.querySelector<HTMLInputElement>(`#${name}`);

/** The accessible name of a field. */
const findLabel = (name = ''): string =>
  field(name)?.labels?.[0]?.querySelector('span')?.textContent ??
  field(name)?.labels?.[0]?.textContent ??
  t('pay.date');

function typed(): Readonly<Partial<Record<PayFact, string>>> {
  const shown = PAY_FACTS.filter((name) => !field(name)?.closest('[hidden]'));
  return Object.fromEntries(shown.map((name) => [name, field(name)?.value ?? '']));
}

/** The holidays around today, and the date of the address. */
function holidaysToChoose(almanac: Almanac): NonNullable<PayProps['holidays']> {
  const near = withChoice(payableAround(almanac, place, findToday(place))).map((holiday) => {
    const what = holiday.basis === 'paid' ? [] : [t(`short.${holiday.basis ?? 'none'}`)];
    const text = optionText(shownName(holiday, locale), readDay(holiday.date), locale);
    return { date: holiday.date, text: [text, ...what].join(' · ') };
  });
  const asked = query.get('date');
  return !asked || near.some(({ date }) => date === asked) ? near : [{ date: asked, text: asked }, ...near];
}

/** The next paid holiday, for an address without a date. */
function nextDate(): string {
  const { almanac } = law ?? {};
  return (almanac && findNextPaid(almanac, place, findToday(place))?.date) ?? '';
}

/** A tick says of a condition that it is met or not. */
function tick({ checked, dataset }: HTMLInputElement): void {
  const index = Number(dataset['condition']);
  if (dataset['kind'] === 'regular-day') {
    write('regularDay', checked ? '' : '0');
    return;
  }
  if (checked) cleared.delete(index);
  else cleared.add(index);
  // Who has too few days and says so all the same worked under an averaging agreement.
  if (dataset['kind'] === 'days-worked') metAnyway = checked;
  write('qualifies', cleared.size > 0 ? '0' : metAnyway ? '1' : '');
}

function write(name: KeptName, value: string): void {
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
}

/** The same holiday in another place if it has it that day, otherwise its next paid one. */
function keepDay(code: ScopeCode): void {
  const date = query.get('date');
  if (!date || !law) return;
  const isThere = law.almanac
    .listing(code, Number(date.slice(0, 4)))
    .some((holiday) => holiday.date === date);
  if (!isThere) write('date', '');
}

page.addEventListener('input', ({ target }) => {
  const input = target as HTMLInputElement;
  const { id, value, checked } = input;
  if (id === 'date') write('date', value);
  else if (id === 'irregular' || id === 'commission') write(id, checked ? '1' : '');
  else if (id === 'weekStart') write('weekStart', value === 'sun' ? '' : value);
  else if (input.dataset['condition'] !== undefined) tick(input);
  void show();
});
/** An amount that is typed to its end is written as money is. */
page.addEventListener('change', ({ target }) => {
  const { id, value } = target as HTMLInputElement;
  if (id === 'rate' || id === 'wages' || id === 'vacationPay')
    (target as HTMLInputElement).value = tidyAmount(value, locale);
});
page.addEventListener('submit', (event) => event.preventDefault());
onNamedPlace(query, ({ code, isFirst, isUnknown }) => {
  place = code;
  if (!isFirst) {
    dropChoices();
    keepDay(code);
  }
  if (!isUnknown) query.set('province', code);
  void show();
});
