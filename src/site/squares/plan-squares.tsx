import { DaySquare } from '../day/day-square.tsx';
import type { PlanView } from './plan-view.ts';

interface Props {
  readonly view: PlanView;
  /** Shows weeks at any width, not only on a phone. */
  readonly weeks?: boolean;
}

/** A plan's days: in a row, or in weeks from Monday, after the empty squares of their first week. */
export const PlanSquares = ({ view: { squares, column }, weeks = false }: Props) => (
  <ol class={`day-squares run plain${weeks ? ' weeks' : ''}${squares.length > 10 ? ' many' : ''}`}>
    {Array.from({ length: column - 1 }, (_, index) => (
      <li key={index} aria-hidden="true" />
    ))}
    {squares.map(({ mark, ...square }) => (
      <li key={square.spoken} data-mark={mark}>
        <DaySquare {...square} />
      </li>
    ))}
  </ol>
);
