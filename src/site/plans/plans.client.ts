import { embeddedZones } from 'statdays:zones';
import { todayIn } from '../../core/calendar/today.ts';
import type { Locale } from '../../core/language/locale.ts';
import { element } from '../frame/element.client.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import type { PlaceDays } from '../home/days-off.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { fillPlan } from './fill-plan.client.ts';
import { planCalendar } from './plan-calendar.ts';
import { hasOwed, isSame, type PlanView, planFileName, plansView, yearAfter } from './plan-view.ts';

interface PlansData {
  readonly locale: Locale;
  readonly year: number;
  readonly texts: Readonly<Record<string, string>>;
  readonly place: PlaceDays;
}

const { locale, year, texts, place } = pageData<PlansData>();
const optional = byId<HTMLInputElement>('with-optional');
const page = byId('plans');
/** Copied for each plan. */
const firstRow = page.querySelector('.plan-row');
/** The plan behind each Add button. */
const shown = new WeakMap<Element, PlanView>();
/** The rows by what they say: a plan that stays keeps its row. */
const rows = new Map<string, HTMLElement>();

/** Shows the plans that are still possible on the reader's day. */
function showPlans(): void {
  const { day } = todayIn(embeddedZones(), place.timeZone, Date.now());
  const view = plansView(place, yearAfter(year, day), optional.checked, locale, laidTexts(texts, locale));
  const { best, others, longer } = view;
  for (const part of page.querySelectorAll<HTMLElement>('#best, #actions')) part.hidden = !best;
  byId('none').hidden = best !== undefined;
  byId('key-owed').hidden = !hasOwed(view);
  byId('key-optional').hidden = !optional.checked;
  if (best) show(best, byId('best'), byId('actions'));
  for (const [name, plans] of Object.entries({ others, longer })) {
    byId(`${name}-plans`).hidden = plans.length === 0;
    const list = page.querySelector(`[data-list="${name}"]`);
    if (list) arrange(list, plans.map(rowOf));
  }
}

/** Makes elements the children of another, in order. Those that are there already stay: the browser lays out only what changes. */
function arrange(parent: Element, children: readonly Element[]): void {
  for (const child of [...parent.children]) if (!children.includes(child)) child.remove();
  for (const [index, child] of children.entries())
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
}

function rowOf(plan: PlanView, index: number, plans: readonly PlanView[]): HTMLElement {
  const words = JSON.stringify(plan.slots);
  const row = rows.get(words) ?? (firstRow?.cloneNode(true) as HTMLElement);
  rows.set(words, row);
  row.dataset['mark'] = isSame(plan, plans[index - 1]) ? 'same' : 'first';
  show(plan, row, row);
  return row;
}

/** Writes a plan into its part of the page, unless it is there already. @param actions what has its Add button */
function show(plan: PlanView, part: Element, actions: Element): void {
  const before = shown.get(actions);
  shown.set(actions, plan);
  if (JSON.stringify(before) !== JSON.stringify(plan)) fillPlan(part, plan);
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-add]') : null;
  const plan = button && shown.get(button.closest('li, #actions') ?? button);
  if (!plan) return;
  const { origin, pathname } = location;
  const text = planCalendar(plan, `${origin}${pathname}`, new Date());
  const href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  element('a', { href, download: planFileName(plan.plan) }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
  button.firstElementChild?.replaceChildren(laidTexts(texts, locale)('plan.added'));
});

optional.addEventListener('change', showPlans);
showPlans();
