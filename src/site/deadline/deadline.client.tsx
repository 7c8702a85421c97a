import { render } from 'preact';
import { readDay } from '../../core/calendar/day.ts';
import type { Lists } from '../../core/lists/lists.ts';
import type { TimeLimitAnswer } from '../../core/questions/time-limit.ts';
import { problemInWords } from '../day/problem-words.ts';
import { carryTo } from '../day/question-tabs.client.ts';
import { lightUp } from '../frame/motion.client.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { readersDate } from '../frame/readers-date.client.ts';
import { saveEvent } from '../frame/save-file.client.ts';
import '../frame/share.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { ownPlace } from '../place/own-place.client.ts';
import { DEADLINE_NAMES, type DeadlineName, limitByQuery } from './deadline-choice.ts';
import { deadlineView } from './deadline-view.ts';
import { type DeadlineData, DeadlinePage, type DeadlineProps } from './deadline-view.tsx';

const { locale, texts, rules, after, question } = pageData<DeadlineData>();
const t = laidTexts(texts, locale);
const page = byId('page');

/** The question, as the address has it: a value that its field cannot show stays until the reader replaces it. */
const query = readAddress();

/** Kept, because even a module that is loaded already takes a frame to import. */
let lists: Lists | undefined;

/** Saves the last day as a file for a calendar. */
const saveDeadline = ({ list, date, days, clear, result }: TimeLimitAnswer) =>
  saveEvent(`${t('deadline.file')}.ics`, locale, {
    uid: `${list.id}-${date}-${days}-${clear ? 'clear' : 'days'}@statdays`,
    start: result,
    end: result,
    summary: t('deadline.event', { n: days, rules: nameOfRules() }),
    url: location.href,
  });

async function show(): Promise<void> {
  const date = query.get('date') ?? '';
  carryTo({ date: { date }, businessDays: { date, add: query.get('days') ?? '' } });
  if (!lists) draw({});
  try {
    lists ??= (await import('../../core/bundled/time-limits.ts')).bundledLists();
    const { reply, problems } = limitByQuery(query, lists, readDay(readersDate()));
    draw({
      view: reply && deadlineView(reply, after, locale, t),
      onSave: reply && (() => void saveDeadline(reply.answer)),
      wrong: problems.map(({ parameter }) => parameter),
      problems: problems.map((problem) => problemInWords(problem, findLabel(problem.parameter), locale, t)),
    });
    lightUp(page.querySelectorAll('#squares > li'));
  } catch (error) {
    console.error(error);
    draw({ problems: [t('live.failed')] });
  }
  document.documentElement.dataset['ready'] = '';
}

function draw(answer: Pick<DeadlineProps, 'view' | 'onSave' | 'problems' | 'wrong'>): void {
  const asked = Object.fromEntries(DEADLINE_NAMES.map((name) => [name, query.get(name) ?? '']));
  render(
    <DeadlinePage t={t} rules={rules} question={asked as DeadlineProps['question']} {...answer} />,
    page,
  );
}

const nameOfRules = (): string => rules.find(({ id }) => id === query.get('list'))?.name ?? '';

/** The accessible name of a field. */
const findLabel = (name = ''): string => page.querySelector(`label[for="${name}"]`)?.textContent ?? '';

/** The parameters of the address: as in the service, empty ones count as left out; for those, the form has what it begins with. */
function readAddress(): URLSearchParams {
  const { searchParams } = new URL(location.href);
  for (const name of DEADLINE_NAMES) searchParams.delete(name, '');
  if (!searchParams.has('date')) searchParams.set('date', readersDate());
  // The civil courts of the reader's place, where their rules were read.
  const ofPlace = rules.find(({ id }) => id === `civil-procedure-${ownPlace().code}`);
  if (!searchParams.has('list')) searchParams.set('list', ofPlace?.id ?? question.list);
  if (!searchParams.has('days')) searchParams.set('days', question.days);
  return searchParams;
}

/** Takes over what the reader changed; a field whose text is no value at all is wrong, not empty. */
function readField(name: DeadlineName, field: HTMLInputElement | HTMLSelectElement): void {
  if (name !== 'clear') query.set(name, field.value || (field.validity.badInput ? '?' : ''));
  else if ((field as HTMLInputElement).checked) query.set(name, '1');
  else query.delete(name);
  history.replaceState(null, '', `?${query}`);
}

page.addEventListener('input', ({ target }) => {
  const name = DEADLINE_NAMES.find((known) => known === (target as HTMLElement).id);
  if (name === undefined) return;
  readField(name, target as HTMLInputElement | HTMLSelectElement);
  void show();
});
page.addEventListener('submit', (event) => event.preventDefault());
void show();
