import '../frame/copy-address.client.ts';
import '../frame/share.client.ts';
import '../frame/subscribe.client.ts';
import { render } from 'preact';
import { zones } from '../../core/bundled/names.ts';
import { type Today, todayIn } from '../../core/calendar/today.ts';
import { planningYear } from '../common/planning-year.ts';
import { holidayFeed } from '../feeds/subscriptions.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import type { OwnPlace } from '../place/guess-place.ts';
import { onPlace } from '../place/own-place.client.ts';
import { DaysOffArticle } from './days-off.tsx';
import { type DaysView, daysView, EVENING } from './days-off-view.ts';
import type { HomeData } from './home-data.ts';
import { onRing } from './ribbon.client.ts';

const { locale, texts, site, places, years } = pageData<HomeData>();
const t = laidTexts(texts, locale);
const root = byId('days-off-root');
const { title } = document;

/** The page of a place has its days alone. */
const [only] = Object.values(places).length === 1 ? Object.values(places) : [];
let place: OwnPlace = { code: only?.days.scope ?? 'ca', neighbour: undefined };
let view: DaysView;
let selected = 0;
let timer = 0;

/** Shows the reader's day in the place, and again at 17:00 and when that day ends there. */
function show(): void {
  const own = places[place.code];
  if (!own) return;
  const today = todayIn(zones, own.days.timeZone, Date.now());
  view = daysView(own.days, today.day, locale, t, findEvening(today) <= Date.now());
  selected = view.ribbon.selected;
  draw();
  showInTab();
  waitForChange(today);
}

function draw(): void {
  const own = places[place.code];
  if (!own) return;
  const { day } = todayIn(zones, own.days.timeZone, Date.now());
  const year = Math.max(years.built, Math.min(planningYear(day), years.last));
  const feed = holidayFeed(place.code, own.label, site, locale, t);
  render(<DaysOffArticle {...{ locale, t, view, place, label: own.label, feed, year, selected }} />, root);
}

/** On a holiday, shows the answer in the tab and in its icon. */
function showInTab(): void {
  const { look, sentence } = view;
  document.title = look ? sentence.name.replace(/\.$/, '') : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = look && look !== 'ink' ? '/favicon-day.svg' : '/favicon.svg';
}

/** When 17:00 is in the place. */
const findEvening = ({ expiresAt }: Today): number => expiresAt - (24 - EVENING) * 3_600_000;

/** Timers run late after a computer sleeps, so check the clock whenever the page becomes visible. */
function waitForChange(today: Today): void {
  clearTimeout(timer);
  const now = Date.now();
  const next = [findEvening(today), today.expiresAt].find((instant) => instant > now) ?? now;
  timer = window.setTimeout(show, Math.min(next - now + 50, 2 ** 31 - 1));
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) show();
});

onRing(
  () => ({ squares: view.ribbon.named.map(({ index }) => index), selected }),
  (at) => {
    selected = at;
    draw();
  },
);

if (only) show();
else
  onPlace((own) => {
    place = own;
    show();
  });
document.documentElement.dataset['ready'] = '';
