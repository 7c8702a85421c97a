import type { ByScope, ScopeCode } from '../../core/holidays/scope.ts';
import { LOCALES, type Locale } from '../../core/language/locale.ts';
import { toPath } from '../../service/contract/paths.ts';
import { PLACES_WEST_TO_EAST } from '../common/places.ts';
import { whereIn } from '../day/day-sentence.ts';
import {
  calendarOfPlaces,
  FEEDS,
  PLACE_FEEDS,
  type PlaceFeed,
  type Program,
  type Subscriptions,
  subscriptions,
} from '../feeds/subscriptions.ts';
import type { Translate } from '../i18n/texts.ts';

export interface CalendarsData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  readonly names: ByScope<string>;
}

export interface FeedChoice {
  /** One or more. */
  readonly places: readonly ScopeCode[];
  readonly kind: PlaceFeed;
  readonly language: Locale;
}

/** The calendar that a reader chose. The service has none of the long weekends of several places. @param site address of the service */
export function chosenCalendar(
  { places, kind, language }: FeedChoice,
  names: ByScope<string>,
  site: string,
  t: Translate,
): Subscriptions {
  const [place = 'ca', ...others] = places;
  const path =
    others.length === 0
      ? toPath(PLACE_FEEDS[kind], { place, locale: language })
      : calendarOfPlaces(places, language, kind === 'all');
  const name = `${t(`subscribe.${kind}`)}, ${places.map((code) => names[code]).join(', ')}`;
  return subscriptions(path, new URL(site), name);
}

interface Props {
  readonly choice: FeedChoice;
  readonly names: ByScope<string>;
  readonly feed: Subscriptions;
  readonly program: Program;
  readonly t: Translate;
  readonly onChoose?: (choice: FeedChoice) => void;
}

/** The choice as a sentence, and one main button for it. */
export const Calendars = ({ choice, names, feed, program, t, onChoose }: Props) => {
  const { places, kind, language } = choice;
  const areSeveral = places.length > 1;
  const toggle = (place: ScopeCode): void => {
    const chosen = PLACES_WEST_TO_EAST.filter((other) => places.includes(other) !== (other === place));
    const isKept = kind !== 'long-weekends' || chosen.length < 2;
    if (chosen.length > 0) onChoose?.({ ...choice, places: chosen, kind: isKept ? kind : 'holidays' });
    else onChoose?.(choice);
  };
  return (
    <div>
      <form
        class="question"
        aria-label={t('calendars.title')}
        autocomplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <p class="sentence">
          {t('calendars.put')}{' '}
          <label class="visually-hidden" for="kind">
            {t('subscribe.what')}
          </label>
          <select
            id="kind"
            value={kind}
            onChange={({ currentTarget }) =>
              onChoose?.({ ...choice, kind: currentTarget.value as PlaceFeed })
            }
          >
            {FEEDS.map((feedKind) => (
              <option key={feedKind} value={feedKind} disabled={areSeveral && feedKind === 'long-weekends'}>
                {t(`calendars.kind.${feedKind}`)}
              </option>
            ))}
          </select>{' '}
          <button type="button" class="pick" popovertarget="places">
            <span id="where">{whereIn(places, t)}</span>
          </button>{' '}
          {t('calendars.into')}{' '}
          <label class="visually-hidden" for="language">
            {t('calendars.language')}
          </label>
          <select
            id="language"
            value={language}
            onChange={({ currentTarget }) =>
              onChoose?.({ ...choice, language: currentTarget.value as Locale })
            }
          >
            {LOCALES.map((locale) => (
              <option key={locale} value={locale}>
                {t(`calendars.language.${locale}`)}
              </option>
            ))}
          </select>
        </p>
        <fieldset id="places" class="places panel" popover="auto">
          <legend class="visually-hidden">{t('calendars.places.which')}</legend>
          {PLACES_WEST_TO_EAST.map((place) => (
            <label key={place}>
              <input
                type="checkbox"
                value={place}
                checked={places.includes(place)}
                onChange={() => toggle(place)}
              />
              {place === 'ca' ? t('calendars.places.federal') : names[place]}
            </label>
          ))}
        </fieldset>
      </form>
      <div aria-live="polite" class="chosen">
        <p class="buttons">
          <a id="main" class="button primary" href={feed.links[program]}>
            {t(`calendars.add.${program}`)}
          </a>
        </p>
        <p class="muted">
          {t(`subscribe.${program}.how`)} {areSeveral && t('calendars.places.what')}
        </p>
      </div>
    </div>
  );
};
