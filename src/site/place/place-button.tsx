import type { Translate } from '../i18n/texts.ts';
import type { OwnPlace } from './guess-place.ts';

interface Props {
  /** Has the texts with the prefixes `in.` and `places.`. */
  readonly t: Translate;
  readonly place: OwnPlace;
  /** The comma or colon after it, which never begins a line. */
  readonly stop?: string;
}

/** The place in a sentence, “in Ontario”, which opens the place list; after a guess, a second one: “(or in Quebec?)”. */
export const PlaceButton = ({ t, place: { code, neighbour }, stop = '' }: Props) => (
  <span class="picked">
    <button type="button" class="pick" popovertarget="place-list" title={t('places.pick')}>
      <span>{t(`in.${code}`)}</span>
      <i>
        <b>{stop}</b>
      </i>
    </button>
    {neighbour && (
      <>
        {' '}
        <span class="neighbour">
          (
          <button type="button" class="link" data-place={neighbour}>
            {t('places.neighbour', { place: t(`in.${neighbour}`) })}
          </button>
          )<b>{stop}</b>
        </span>
      </>
    )}
  </span>
);
