import { fillList, fillSlots } from '../frame/slots.client.ts';
import type { PlanView } from './plan-view.ts';

/** Writes a plan's words and squares into its part of the page. */
export function fillPlan(within: Element, { slots, squares, column }: PlanView): void {
  fillSlots(within, slots);
  fillList(within, 'squares', squares);
  const list = within.querySelector<HTMLElement>('[data-list="squares"]');
  if (list) list.dataset['column'] = String(column);
}
