import { zones } from '../../core/bundled/names.ts';
import { dayOfYear, formatDate, yearOf } from '../../core/calendar/day.ts';
import { todayIn } from '../../core/calendar/today.ts';
import { keep, kept } from '../frame/kept.client.ts';

/** Marks past days, the next one and today. Days and rows are keyed by date. */
function markToday(page: HTMLElement): void {
  const { day } = todayIn(zones, page.dataset['zone'] ?? '', Date.now());
  const date = formatDate(day);
  const entries = [...page.querySelectorAll<HTMLElement>('[data-until]')];
  const isOver = ({ dataset }: HTMLElement): boolean => (dataset['until'] ?? '') < date;
  for (const entry of entries) entry.classList.toggle('past', isOver(entry));
  const years = yearOf(day) - Number(page.dataset['year']);
  if (years === 0)
    entries.find((entry) => !isOver(entry) && !entry.matches('.not-by-law'))?.classList.add('next');
  markDays(page, years, dayOfYear(day));
}

/** @param years how far the reader's year is after the page's; @param today day of the year, 1 for January 1 */
function markDays(page: HTMLElement, years: number, today: number): void {
  for (const [index, cell] of page.querySelectorAll('.month .day').entries()) {
    const place = years * 1000 + today - (index + 1);
    cell.classList.toggle('past', place > 0);
    if (place === 0) cell.classList.add('today');
    if (place === 0) cell.setAttribute('aria-current', 'date');
  }
}

/** theme.js puts the choice on the root before the first paint; the box follows it and remembers changes. */
function rememberSwitch(name: 'weeks' | 'optional'): void {
  const box = document.querySelector<HTMLInputElement>(`#${name}`);
  if (!box) return;
  const state = kept(`statdays-${name}`);
  if (state) box.checked = state === 'on';
  box.addEventListener('change', () => {
    const chosen = box.checked ? 'on' : 'off';
    document.documentElement.dataset[name] = chosen;
    keep(`statdays-${name}`, chosen);
  });
}

const page = document.querySelector<HTMLElement>('.year');
if (page) markToday(page);
rememberSwitch('weeks');
rememberSwitch('optional');
