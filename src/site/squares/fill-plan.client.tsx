import { render } from 'preact';
import { fillSlots } from '../frame/slots.client.ts';
import { PlanSquares } from './plan-squares.tsx';
import type { PlanView } from './plan-view.ts';

/** Writes a plan's words and squares into its part of the page. */
export function fillPlan(within: Element, view: PlanView): void {
  const { take, get, book, back } = view;
  fillSlots(within, { take, get, book, back });
  const days = within.querySelector('.plan-days');
  if (days) render(<PlanSquares view={view} weeks />, days);
}
