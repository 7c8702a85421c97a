import type { Day } from '../../../calendar/day.ts';
import type { BusinessDaysAnswer } from '../../../contract/business-days.ts';
import { type QuestionProblem, sentenceOf } from '../../../contract/question-problems.ts';
import { type BusinessDays, DEFAULT_WEEKEND } from '../../../holidays/days-off/business-days.ts';
import { type DaysOffChoice, isOfList } from '../../../holidays/lists/days-off.ts';
import { fullDate } from '../../../language/dates.ts';
import type { Locale } from '../../../language/locale.ts';
import { laidTexts } from '../../i18n/laid-texts.ts';
import {
  askByQuery,
  type BusinessDaysName,
  BUSINESS_DAYS_NAMES as NAMES,
} from '../../lib/day/business-days-choice.ts';
import { joinWords, whereIn } from '../../lib/day/day-sentence.ts';
import { shownName } from '../../lib/shown-name.ts';
import { element } from '../element.ts';
import { byId, pageData } from '../page-data.ts';
import { readersDate } from './readers-date.ts';

interface BusinessDaysData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
}

const { locale, texts } = pageData<BusinessDaysData>();
const t = laidTexts(texts);
const form = byId<HTMLFormElement>('choice');
const box = (name: BusinessDaysName) => byId<HTMLInputElement | HTMLSelectElement>(name);

/** The value of each other box by which a parameter is left out; a date is always there. */
const LEFT_OUT: Readonly<Record<Exclude<BusinessDaysName, 'weekend'>, string | undefined>> = {
  date: undefined,
  province: 'ca',
  list: '',
  with: '',
  without: '',
  add: '',
  to: '',
};
const listBox = byId<HTMLSelectElement>('list');

/** The question, as the address has it: a value that its box cannot show stays until the reader replaces it. */
const query = readAddress();

const shown = (day: Day): string => fullDate(day, locale);

function write(id: string, text: string): void {
  byId(id).textContent = text;
}

/** Writes a sentence in which the answer stands out. */
function writeAnswer(id: string, answer: string, sentence: (answer: string) => string): void {
  const [before = '', after = ''] = sentence('\u0000').split('\u0000');
  byId(id).replaceChildren(before, element('strong', {}, answer), after);
}

async function show(): Promise<void> {
  try {
    const { bundledAlmanac, bundledListDays } = await import('../../../holidays/lists/bundled.ts');
    const { answers, problems } = askByQuery(query, bundledAlmanac(), bundledListDays());
    clear();
    problems.forEach(tell);
    for (const answer of answers) {
      showAdded(answer);
      showCounted(answer);
    }
  } catch {
    write('problem', t('live.failed'));
  }
}

function clear(): void {
  for (const name of NAMES) box(name).setAttribute('aria-invalid', 'false');
  for (const slot of form.querySelectorAll('p')) slot.textContent = '';
}

/** Says what is wrong with a parameter beside its box. */
function tell(problem: QuestionProblem): void {
  const name = NAMES.find((known) => known === problem.parameter);
  if (name === undefined) return;
  box(name).setAttribute('aria-invalid', 'true');
  const place = byId(name === 'add' || name === 'to' ? `${name}-problem` : 'problem');
  place.append(sentenceOf(problem)[locale], ' ');
}

function showAdded({ date, add, result, daysOff, businessDays }: BusinessDaysAnswer): void {
  if (add === undefined) return;
  const key = add < 0 ? 'business.answer.before' : 'business.answer.after';
  const values = { n: Math.abs(add), date: shown(date), where: whose(daysOff) };
  writeAnswer('added', shown(result), (answer) => t(key, { ...values, result: answer }));
  write('added-skipped', skipped(businessDays, date, result));
}

function showCounted({ date, to, daysOff, businessDays }: BusinessDaysAnswer): void {
  if (to === undefined) return;
  const values = {
    date: shown(date),
    to: shown(to),
    where: whose(daysOff),
    both: businessDays.networkDays(date, to),
  };
  writeAnswer('counted', `${businessDays.count(date, to)}`, (answer) =>
    t('business.answer.counted', { ...values, n: answer }),
  );
  write('counted-skipped', skipped(businessDays, date, to));
}

/** Where, or by which list. */
function whose(daysOff: DaysOffChoice): string {
  if (!isOfList(daysOff)) return whereIn([daysOff.scope], t);
  return t('business.answer.byList', { list: listBox.selectedOptions[0]?.dataset['name'] ?? daysOff.list });
}

/** What was passed over: holidays by name and date, days of the weekend by number. */
function skipped(days: BusinessDays, date: Day, to: Day): string {
  const off = days.passedOver(date, to, Number.POSITIVE_INFINITY);
  const holidays = off.filter((day) => days.holidaysOn(day).length > 0 && !days.isWeekend(day));
  const parts = [
    ...holidays.map(
      (day) =>
        `${joinWords(
          days.holidaysOn(day).map((holiday) => shownName(holiday, locale)),
          t,
        )} (${shown(day)})`,
    ),
    ...(off.length > holidays.length
      ? [t('business.answer.weekendDays', { n: off.length - holidays.length })]
      : []),
  ];
  return parts.length === 0
    ? t('business.answer.nothing')
    : t('business.answer.skipped', { days: joinWords(parts, t) });
}

/** The parameters of the address: as in the service, empty ones count as left out, and a date left out is today. */
function readAddress(): URLSearchParams {
  const { searchParams } = new URL(location.href);
  for (const name of NAMES) searchParams.delete(name, '');
  if (!searchParams.has('date')) searchParams.set('date', readersDate());
  if (!searchParams.has('add') && !searchParams.has('to')) searchParams.set('add', box('add').value);
  return searchParams;
}

/** The value of a box by which its parameter is left out: of the weekend, that of the list. */
function leftOut(name: BusinessDaysName): string | undefined {
  if (name !== 'weekend') return LEFT_OUT[name];
  return listBox.selectedOptions[0]?.dataset['weekend'] ?? DEFAULT_WEEKEND;
}

function fillBoxes(): void {
  for (const name of NAMES) {
    const value = query.get(name) ?? leftOut(name) ?? '';
    box(name).value = name === 'province' ? value.toLowerCase().replace(/^ca-/, '') : value;
  }
}

/** Takes over what the reader changed; a box whose text is no value at all is wrong, not empty. */
function readBox(name: BusinessDaysName): void {
  const { value, validity } = box(name);
  if (value === leftOut(name) && !validity.badInput) query.delete(name);
  else query.set(name, value);
  if (name === 'province' || name === 'list') chooseWhose(name);
  history.replaceState(null, '', `?${query}`);
}

/** Days off are those of a place or of a list; the weekend is then its own. */
function chooseWhose(name: 'province' | 'list'): void {
  query.delete(name === 'list' ? 'province' : 'list');
  query.delete('weekend');
  fillBoxes();
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', ({ target }) => {
  const name = NAMES.find((known) => box(known) === target);
  if (name === undefined) return;
  readBox(name);
  void show();
});
fillBoxes();
void show();
