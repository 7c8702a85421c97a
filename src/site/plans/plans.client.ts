import { embeddedZones } from 'statdays:zones';
import { todayIn } from '../../calendar/today.ts';
import type { Locale } from '../../language/locale.ts';
import { element } from '../frame/element.client.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { fillList } from '../frame/slots.client.ts';
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
/** The plan behind each Add button. */
const shown = new WeakMap<Element, PlanView>();

/** Shows the plans that are still possible on the reader's day. */
function showPlans(): void {
  const { day } = todayIn(embeddedZones(), place.timeZone, Date.now());
  const view = plansView(place, yearAfter(year, day), optional.checked, locale, laidTexts(texts, locale));
  const { best, others, longer } = view;
  const page = byId('plans');
  for (const part of page.querySelectorAll<HTMLElement>('#best, #actions')) part.hidden = !best;
  byId('none').hidden = best !== undefined;
  byId('key-owed').hidden = !hasOwed(view);
  byId('key-optional').hidden = !optional.checked;
  if (best) {
    fillPlan(byId('best'), best);
    shown.set(byId('actions'), best);
  }
  for (const [name, plans] of Object.entries({ others, longer })) {
    byId(`${name}-plans`).hidden = plans.length === 0;
    fillList(
      page,
      name,
      plans.map((plan, index) => ({
        mark: isSame(plan, plans[index - 1]) ? 'same' : 'first',
        slots: plan.slots,
      })),
    );
    for (const [index, row] of page.querySelectorAll(`[data-list="${name}"] > li`).entries()) {
      const plan = plans[index];
      // A row that was there already has its squares.
      if (!plan || shown.has(row)) continue;
      fillPlan(row, plan);
      shown.set(row, plan);
    }
  }
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
