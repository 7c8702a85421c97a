import { DaySquare } from '../day/day-square.tsx';
import type { PlanView } from './plan-view.ts';

interface Props {
  readonly view: PlanView;
  /** Shows weeks at any width, not only on a phone. */
  readonly weeks?: boolean;
}

/** A plan's days: in a row, or in weeks from Monday. */
export const PlanSquares = ({ view: { squares, column }, weeks = false }: Props) => (
  <ol class={`day-squares run plain${weeks ? ' weeks' : ''}`} data-column={column}>
    {squares.map(({ mark, ...square }) => (
      <li key={square.spoken} data-mark={mark}>
        <DaySquare {...square} />
      </li>
    ))}
  </ol>
);
