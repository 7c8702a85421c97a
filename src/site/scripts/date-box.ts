import { dayOf } from '../../calendar/day.ts';
import type { WeekBody } from '../../contract/schemas/bodies.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { dateRange, fullDate } from '../../language/dates.ts';
import type { Locale } from '../../language/locale.ts';
import { typographic } from '../lib/shown-name.ts';
import { element } from './element.ts';
import { byId } from './page-data.ts';

export interface DateBoxTexts {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
}

/** Lets the date box of the page ask the service about a date in a scope. */
export function startDateBox(data: DateBoxTexts, scope: () => ScopeCode): void {
  const answer = byId('date-answer');
  byId<HTMLFormElement>('date-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const { value } = byId<HTMLInputElement>('date');
    ask(value, scope(), data.locale)
      .then((body) => answer.replaceChildren(answerOf(body, data)))
      .catch((error: unknown) => {
        const message = error instanceof Refused ? error.message : data.texts['live.failed'];
        answer.replaceChildren(element('p', { class: 'problem' }, message ?? ''));
      });
  });
}

/** The service answered with a problem (RFC 9457), whose detail is the message. */
class Refused extends Error {}

async function ask(date: string, scope: ScopeCode, locale: Locale): Promise<WeekBody> {
  const query = new URLSearchParams({ date, locale });
  if (scope !== 'ca') query.set('province', scope);
  const response = await fetch(`/api/week.json?${query}`);
  const body: unknown = await response.json();
  if (!response.ok) throw new Refused((body as { detail?: string }).detail ?? '');
  return body as WeekBody;
}

function answerOf(body: WeekBody, { locale, texts }: DateBoxTexts): HTMLElement {
  const week = ({ week, year, start, end }: WeekBody['iso']): string =>
    `${(texts['week.answer'] ?? '').replace('{week}', String(week)).replace('{year}', String(year))}, ${dateRange(dayOf(start), dayOf(end), locale)}`;
  const next = body.nextLongWeekend;
  const rows: [string | undefined, string][] = [
    [texts['week.iso'], week(body.iso)],
    [texts['week.canada'], week(body.canada)],
    [
      texts['year.holidays'],
      body.holidays.map((each) => typographic(each.name)).join(', ') || (texts['explorer.noHoliday'] ?? ''),
    ],
    [
      texts['explorer.next'],
      next ? dateRange(dayOf(next.start), dayOf(next.end), locale) : (texts['live.none'] ?? ''),
    ],
  ];
  const list = rows.flatMap(([term, text]) => [element('dt', {}, term ?? ''), element('dd', {}, text)]);
  return element(
    'div',
    { class: 'panel answer' },
    element('h3', {}, fullDate(dayOf(body.date), locale)),
    element('dl', {}, ...list),
  );
}
