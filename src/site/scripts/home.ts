import { type Day, dayOfYear, daysInYear, yearOf } from '../../calendar/day.ts';
import { type Today, todayIn } from '../../calendar/today.ts';
import { canadaWeek, isoWeek, type Week } from '../../calendar/weeks.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { dateRange, fullDate } from '../../language/dates.ts';
import type { Locale } from '../../language/locale.ts';
import { type Board, boardOf } from '../lib/board.ts';
import { boardTexts } from '../lib/board-texts.ts';
import { fetchListing } from './listings.ts';
import { byId, pageData } from './page-data.ts';
import { rememberedScope, rememberScope } from './remembered-scope.ts';

interface HomeData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  readonly zones: Readonly<Record<ScopeCode, string>>;
}

const { locale, texts, zones } = pageData<HomeData>();
const chooser = byId<HTMLSelectElement>('scope');
const say = boardTexts(locale, texts);
let timer = 0;

const isScope = (code: string | undefined): code is ScopeCode => code !== undefined && code in zones;
const chosen = (): ScopeCode => (isScope(chooser.value) ? chooser.value : 'ca');

function write(id: string, text: string): void {
  byId(id).textContent = text;
}

function showWeek(id: string, { week, start, end }: Week): void {
  write(id, String(week));
  write(`${id}-dates`, dateRange(start, end, locale));
}

function showDay(day: Day): void {
  showWeek('iso', isoWeek(day));
  showWeek('canada', canadaWeek(day));
  write('today-date', fullDate(day, locale));
  write('today-number', say.dayOfYear(dayOfYear(day), daysInYear(yearOf(day))));
}

function showBoard({ status, nextHoliday, nextLongWeekend }: Board): void {
  byId('today').dataset.status = status.kind;
  write('today-status', say.status(status));
  const holiday = say.holiday(nextHoliday);
  write('holiday-name', holiday.name);
  write('holiday-date', holiday.date);
  write('holiday-until', holiday.until);
  const weekend = say.longWeekend(nextLongWeekend);
  write('weekend-date', weekend.date);
  write('weekend-name', weekend.name);
  write('weekend-until', weekend.until);
}

/** Shows what the clock says in the chosen place, and again when its day ends. */
async function show(): Promise<void> {
  const scope = chosen();
  document.documentElement.dataset.scope = scope;
  const today = todayIn(zones[scope], Date.now());
  showDay(today.day);
  waitForMidnight(today);
  const year = yearOf(today.day);
  const years = [year, year + 1].filter((each) => each >= FIRST_YEAR && each <= LAST_YEAR);
  try {
    const listings = await Promise.all(years.map((each) => fetchListing(scope, each)));
    if (scope === chosen()) showBoard(boardOf(today.day, listings));
  } catch {
    write('today-status', texts['live.failed'] ?? '');
  }
}

/** A sleeping computer's timers run late, so the clock is asked again whenever the page comes to the front. */
function waitForMidnight({ endsAt }: Today): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void show(), Math.min(endsAt - Date.now() + 50, 2 ** 31 - 1));
}

const remembered = rememberedScope();
if (isScope(remembered)) chooser.value = remembered;
chooser.addEventListener('change', () => {
  rememberScope(chosen());
  void show();
});
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void show();
});
void show();
