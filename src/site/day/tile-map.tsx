import type { ByScope, ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { withRemark } from '../../core/language/names.ts';
import type { Translate } from '../i18n/texts.ts';
import { type PlaceAnswer, STANDINGS } from './day-answer.ts';

/** A day's standings, firmest first. A working day may be owed for a holiday on a weekend, or predate the place. */
const ANSWERS = [...STANDINGS, 'owed', 'moved', 'ordinary', 'weekend', 'not-yet'] as const;
type What = (typeof ANSWERS)[number] | PlaceAnswer['what'];

/** The standing of a day in a place, with its name there if it differs. */
export interface TileAnswer {
  readonly place: ScopeCode;
  readonly what: What;
  readonly name?: string | undefined;
}

/** Shapes differ, and colours only add to that. Whatever is not here is drawn as a working day. */
const SHADES: Readonly<Partial<Record<What, string>>> = {
  paid: 'law',
  special: 'partly',
  legal: 'partly',
  choice: 'partly',
  closing: 'closing',
  custom: 'optional',
  government: 'government',
  owed: 'owed',
};

export const findShade = (what: What): string => SHADES[what] ?? 'working';

/** Canada in rows of seven squares, with empty ones (`.`). Federal work has three of its own at the bottom. */
export const TILES = `
  yt nt nu . . . .
  bc ab sk mb on qc nl
  . . . . . nb pe
  . . ca . ns`
  .trim()
  .split(/\s+/) as readonly (ScopeCode | '.')[];

interface Props {
  readonly locale: Locale;
  /** Has the texts with the prefixes `map.` and `standing.`, `date.mark.owed` and `day.everywhere`. */
  readonly t: Translate;
  readonly answers: readonly TileAnswer[];
  readonly labels: ByScope<string>;
  /** The reader's place: ringed on the map, and the first of its group in the list. */
  readonly mine: ScopeCode;
}

/** The standing of a day in each place: a map, and the map in words for those who don't see it. */
export const WhoIsOff = (props: Props) => (
  <>
    <TileMap {...props} />
    <AnswerList {...props} />
  </>
);

const TileMap = ({ t, answers, labels, mine }: Props) => (
  <div class="tiles" role="img" aria-label={t('map.name')}>
    {TILES.map((place, index) => {
      if (place === '.') return <i key={index} />;
      const what = answers.find((answer) => answer.place === place)?.what ?? 'ordinary';
      return (
        <span
          key={index}
          class={`tile ${findShade(what)}${place === mine ? ' mine' : ''}`}
          data-place={place}
          title={labels[place]}
        >
          <b>{place === 'ca' ? t('map.federal') : place.toUpperCase()}</b>
        </span>
      );
    })}
  </div>
);

export function AnswerList({ locale, t, answers, labels, mine }: Props) {
  const isSame = answers.every(({ what, name }) => what === answers[0]?.what && name === undefined);
  const inOrder = answers.toSorted(
    (a, b) =>
      Number(b.place === mine) - Number(a.place === mine) ||
      labels[a.place].localeCompare(labels[b.place], locale),
  );
  return (
    <ul class="answers rows plain">
      {ANSWERS.map((what) => ({ what, places: inOrder.filter((answer) => answer.what === what) })).map(
        ({ what, places }) =>
          places.length > 0 && (
            <li key={what} data-what={what}>
              <i class={`swatch ${findShade(what)}`} />{' '}
              <strong class="capital">{t(what === 'owed' ? 'date.mark.owed' : `standing.${what}`)}</strong>{' '}
              <ul class="plain">
                {isSame ? (
                  <li class="mine">{t('day.everywhere')}</li>
                ) : (
                  places.flatMap(({ place, name }, index) => [
                    <li key={place} class={place === mine ? 'mine' : undefined}>
                      {name ? withRemark(labels[place], name) : labels[place]}
                      {index < places.length - 1 && ','}
                    </li>,
                    ' ',
                  ])
                )}
              </ul>
            </li>
          ),
      )}
    </ul>
  );
}
