import { embeddedZones } from 'statdays:zones';
import { type Day, dayOf, formatDate, yearOf } from '../../core/calendar/day.ts';
import { type Today, todayIn } from '../../core/calendar/today.ts';
import type { Locale } from '../../core/language/locale.ts';
import { planningYear, turnLink } from '../common/planning-year.ts';
import type { PlaceDays } from '../day/days-off.ts';
import { emblemAddress } from '../day/on-the-day.ts';
import { fillList, fillSlots } from '../frame/slots.client.ts';
import { fillPlan } from '../squares/fill-plan.client.tsx';
import { showRibbon } from './ribbon.client.ts';
import { type DaysView, daysView, EVENING } from './view.ts';

interface DaysOffData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  readonly place: PlaceDays;
}

let timer = 0;
const { title } = document;

/** Fills the page for the reader's day, and again at 17:00 and when that day ends in the place. */
export function showToday(): void {
  const page = document.querySelector<HTMLElement>('#days-off');
  const data = page?.querySelector('.days-off-data')?.textContent;
  if (!page || !data) return;
  const { locale, texts, place } = JSON.parse(data) as DaysOffData;
  const today = todayIn(embeddedZones(), place.timeZone, Date.now());
  const view = daysView(place, today.day, locale, texts, eveningOf(today) <= Date.now());
  fillSlots(page, view.slots);
  for (const [name, items] of [
    ['longWeekends', view.longWeekends],
    ['days', view.days],
  ] as const)
    fillList(page, name, items);
  showLook(page, view);
  showRibbon(view);
  const plan = page.querySelector<HTMLElement>('.plan');
  if (plan) plan.hidden = !view.plan;
  if (plan && view.plan) fillPlan(plan, view.plan);
  turnYearLinks(page, place, today.day);
  waitForChange(today);
}

/** On a holiday, shows the answer on a band, in the tab and in its icon, with a link to the reason for the day. */
function showLook(page: HTMLElement, { look, emblem, named, selected, slots }: DaysView): void {
  if (look) page.dataset['look'] = look;
  else delete page.dataset['look'];
  page.querySelector('[data-why]')?.setAttribute('href', named[selected]?.path ?? '');
  if (emblem) page.querySelector('.band-emblem use')?.setAttribute('href', emblemAddress(emblem));
  document.title = look ? (slots['name']?.replace(/\.$/, '') ?? title) : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = look && look !== 'ink' ? '/favicon-day.svg' : '/favicon.svg';
}

/** When 17:00 is in the place. */
const eveningOf = ({ expiresAt }: Today): number => expiresAt - (24 - EVENING) * 3_600_000;

/** October or a new year may have come since the build, and only some years have pages. */
function turnYearLinks(page: Element, { days }: PlaceDays, today: Day): void {
  const year = planningYear(today);
  const lastPage = yearOf(dayOf(days.at(-1)?.date ?? formatDate(today))) - 1;
  if (year > lastPage) return;
  for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-year-link]')) turnLink(link, year);
}

/** Timers run late after a computer sleeps, so check the clock whenever the page becomes visible. */
function waitForChange(today: Today): void {
  clearTimeout(timer);
  const now = Date.now();
  const next = [eveningOf(today), today.expiresAt].find((instant) => instant > now) ?? now;
  timer = window.setTimeout(showToday, Math.min(next - now + 50, 2 ** 31 - 1));
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) showToday();
});
