import type { ByScope, ScopeCode } from '../../core/holidays/scope.ts';
import type { Translate } from '../i18n/texts.ts';
import { type Answer, shadeOf, TILES } from './tile-map.ts';

interface Props {
  /** Has the texts with the prefix `map.`. */
  readonly t: Translate;
  /** Answers by place; a place without one has a working day. */
  readonly answers: readonly Answer[];
  readonly labels: ByScope<string>;
  /** The reader's place, which is ringed. */
  readonly mine: ScopeCode;
}

/** Canada as fourteen squares. Screen readers get the list next to it. */
export const TileMap = ({ t, answers, labels, mine }: Props) => (
  <div class="tiles" role="img" aria-label={t('map.name')}>
    {TILES.map(({ place, row, column }) => {
      const what = answers.find((answer) => answer.place === place)?.what ?? 'ordinary';
      return (
        <span
          key={place}
          class={`tile ${shadeOf(what)}${place === mine ? ' mine' : ''}`}
          data-place={place}
          data-row={row}
          data-column={column}
          title={labels[place]}
        >
          <b>{place === 'ca' ? t('map.federal') : place.toUpperCase()}</b>
        </span>
      );
    })}
  </div>
);
