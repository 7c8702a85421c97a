import { render } from 'preact';
import { zones } from '../../core/bundled/names.ts';
import { todayIn } from '../../core/calendar/today.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { saveEvent } from '../frame/save-file.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import {
  type PlansData,
  type PlanView,
  planFileName,
  plansView,
  toCalendarEvent,
  yearAfter,
} from '../squares/plan-view.ts';
import { PlansPage } from './plans-view.tsx';

const { locale, year, texts, place } = pageData<PlansData>();
const t = laidTexts(texts, locale);
const optional = byId<HTMLInputElement>('with-optional');
const added = new Set<string>();

/** Shows the plans that are still possible on the reader's day. */
function show(): void {
  const { day } = todayIn(zones, place.timeZone, Date.now());
  const view = plansView(place, yearAfter(year, day), optional.checked, locale, t);
  render(<PlansPage view={view} year={year} t={t} added={added} onAdd={add} />, byId('plans'));
}

async function add(plan: PlanView): Promise<void> {
  const { origin, pathname } = location;
  await saveEvent(planFileName(plan.plan), locale, toCalendarEvent(plan, `${origin}${pathname}`));
  added.add(plan.said);
  show();
}

optional.addEventListener('change', show);
show();
