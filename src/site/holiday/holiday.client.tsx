import { render } from 'preact';
import { type Day, dayOf } from '../../core/calendar/day.ts';
import type { ByScope, ScopeCode } from '../../core/holidays/scope.ts';
import { fullDate } from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';
import { OfficeList, type OfficePages } from '../day/office-list.tsx';
import { markPlace } from '../day/tile-map.client.ts';
import { element } from '../frame/element.client.ts';
import { lightUp } from '../frame/motion.client.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { readersDate } from '../frame/readers-date.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { namePlace, onPlace } from '../place/own-place.client.ts';
import { linkTo } from '../place/place-list.client.ts';
import type { PlaceSays } from './holiday-answer.ts';
import type { HolidayOffices } from './holiday-offices.ts';

interface HolidayData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  /** YYYY-MM-DD: the coming days off in most places. */
  readonly dates: readonly string[];
  readonly places: ByScope<PlaceSays>;
  /** Who is open on the next date. */
  readonly offices: {
    /** YYYY-MM-DD: the next date in most places. */
    readonly next: string;
    readonly rows: HolidayOffices['rows'];
    readonly places: HolidayOffices['places'];
    readonly pages: OfficePages;
  };
}

/** The page of a former holiday has no data. */
if (document.getElementById('page-data')) {
  const named = new URL(location.href).searchParams.get('place');
  if (named) namePlace(named);
  const data = pageData<HolidayData>();
  onPlace(({ code }) => sayFor(code, data));
  for (const item of document.querySelectorAll<HTMLElement>('.next-years li'))
    item.hidden = (item.dataset['date'] ?? '') < readersDate();
  document.documentElement.dataset['ready'] = '';
}

/** Shows the answer for a place on the reader's day. */
function sayFor(place: ScopeCode, { locale, texts, dates: usual, places, offices }: HolidayData): void {
  const { name, first, second, isOff, mayBeOff, note, source, dates = usual } = places[place];
  const today = readersDate();
  const next = dates.find((date) => date >= today) ?? dates.at(-1) ?? today;
  say('[data-place-before]', `${name} `);
  say('[data-slot="first"]', first);
  say('[data-slot="second"]', second);
  document.querySelector('[data-slot="second"]')?.toggleAttribute('data-off', isOff);
  offerCalendar(place, mayBeOff, next === today);
  say('[data-slot="date"]', dateFrom(dayOf(today), dayOf(next), texts, locale));
  document.querySelector('[data-slot="date"]')?.toggleAttribute('data-today', next === today);
  say('[data-slot="note"]', note);
  say('[data-slot="source"]', source ? citation(source, locale) : '');
  showOffices(offices, place, today, locale);
  markPlace(place);
  showWhenOff(place);
  lightUp(document.querySelectorAll('.tile.law'));
  showRulesOf(place);
  for (const other of document.querySelectorAll<HTMLElement>('.name-of-day')) {
    const isOwn = other.dataset['places']?.split(' ').includes(place) ?? false;
    other.querySelector('details')?.toggleAttribute('open', isOwn);
  }
}

/** A day that nobody is given in the place does not go into a calendar. Then, and on the day itself, the next day off is of more use. */
function offerCalendar(place: ScopeCode, mayBeOff: boolean, isToday: boolean): void {
  const button = document.getElementById('to-calendar');
  if (button) button.hidden = !mayBeOff || isToday;
  const next = byId<HTMLAnchorElement>('next-day-off');
  next.hidden = mayBeOff && !isToday;
  next.href = linkTo(place)?.href ?? next.href;
}

/** What the acts give for a holiday on a weekend, if the reader's place has it. */
function showWhenOff(place: ScopeCode): void {
  for (const row of document.querySelectorAll<HTMLElement>('.when-off [data-place]'))
    row.classList.toggle('mine', row.dataset['place'] === place);
  const isMine = document.querySelector('.when-off .mine') !== null;
  document.querySelector('.when-off')?.toggleAttribute('hidden', !isMine);
}

/** Who is open on the date for which the page was built; once it is over, nobody asks. */
function showOffices(
  { next, rows, places, pages }: HolidayData['offices'],
  place: ScopeCode,
  today: string,
  locale: Locale,
): void {
  const { date = next, rows: own } = places[place];
  const section = byId('open');
  section.hidden = date < today;
  say('[data-slot="open-date"]', fullDate(dayOf(date), locale));
  render(<OfficeList rows={own.flatMap((index) => rows[index] ?? [])} pages={pages} />, byId('offices'));
}

function citation(
  { title, lang, url, remark }: NonNullable<PlaceSays['source']>,
  locale: Locale,
): HTMLElement {
  const cited = url ? element('a', { href: url, lang }, title) : element('span', { lang }, title);
  return remark ? element('span', {}, cited, ` (${remark[locale]})`) : cited;
}

function say(selector: string, content: Node | string): void {
  document.querySelector(selector)?.replaceChildren(content);
}

/** “It is today, Monday, May 24, 2027”, “Thursday, July 1, 2027, in 38 days” */
function dateFrom(today: Day, next: Day, texts: HolidayData['texts'], locale: Locale): string {
  const t = laidTexts(texts, locale);
  const date = fullDate(next, locale);
  if (next === today) return t('live.isToday', { date });
  return `${date}, ${next === today + 1 ? t('live.tomorrow') : t('live.inDays', { n: next - today })}`;
}

/** Shows the rules of the reader's place; none if it doesn't observe the day. */
function showRulesOf(place: ScopeCode): void {
  const rules = [...document.querySelectorAll<HTMLElement>('[data-of]')];
  for (const rule of rules) rule.hidden = rule.dataset['of'] !== place;
  const fold = rules[0]?.closest('details');
  if (fold) fold.hidden = rules.every((rule) => rule.hidden);
}
