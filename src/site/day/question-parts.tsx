import type { ComponentChildren } from 'preact';
import { ShareButton } from '../frame/share-button.tsx';
import type { Translate } from '../i18n/texts.ts';
import { DaySquare } from './day-square.tsx';
import type { Square } from './squares.ts';

/** A mark of the squares and its meaning. */
export interface Mark {
  /** The classes of its swatch. */
  readonly mark: string;
  readonly text: string;
}

/** A day and what it has to say. */
export type ReasonLine = readonly [when: string, what: string];

/** A date in large type: no line ends between “December” and “7,”. */
export const BigDate = ({ date }: { readonly date: string }) => (
  <>
    {date
      .split(/(\p{L}+ \d{1,2},)/u)
      .map((part, index) => (index % 2 === 1 ? <span class="unbroken">{part}</span> : part))}
  </>
);

/** The name of a field in a sentence, which only screen readers hear. */
export const HiddenLabel = ({ of, text }: { readonly of: string; readonly text: string }) => (
  <label class="visually-hidden" for={of}>
    {text}
  </label>
);

/** The reader's mistakes; each sentence names its field. */
export const Problems = ({ problems }: { readonly problems: readonly string[] }) => (
  <p id="problem" class="problem" role="alert">
    {problems.join(' ')}
  </p>
);

interface AnswerProps {
  readonly squares: readonly Square[];
  readonly marks: readonly Mark[];
  readonly reasons: readonly ReasonLine[];
  /** Buttons after the one that shares. */
  readonly buttons: ComponentChildren;
  /** Shown after the reasons. */
  readonly children: ComponentChildren;
  readonly t: Translate;
}

/** The days of an answer as squares, with their key and a reason for each day that has one. */
export const QuestionAnswer = ({ squares, marks, reasons, buttons, children, t }: AnswerProps) => (
  <div id="answered" class="question-answer">
    <ol id="squares" class="day-squares plain" aria-label={t('square.list')}>
      {squares.map(({ day, mark, below, ...square }) => (
        <li key={day} class={`day ${mark}`}>
          <DaySquare {...square} />
          <span class="below" aria-hidden={square.spoken !== undefined}>
            {below}
          </span>
        </li>
      ))}
    </ol>
    <ul id="key" class="key plain">
      {marks.map(({ mark, text }) => (
        <li key={mark}>
          <i class={`swatch ${mark}`} /> {text}
        </li>
      ))}
    </ul>
    <div class="two">
      <div>
        <ul id="why" class="question-why rows plain">
          {reasons.map(([when, what]) => (
            <li key={when}>
              <b>{when}</b> <span>{what}</span>
            </li>
          ))}
        </ul>
        <p class="buttons no-print">
          <ShareButton t={t} primary />
          {buttons}
        </p>
      </div>
      {children}
    </div>
  </div>
);
