import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import type { APIRoute } from 'astro';
import satori from 'satori';
import { SCOPE_CODES, type ScopeCode } from '../../../holidays/scope.ts';
import { shortMonthName } from '../../../language/dates.ts';
import { LOCALES, type Locale } from '../../../language/locale.ts';
import { textsOf } from '../../i18n/texts.ts';
import { plannedYear } from '../../lib/almanac.ts';
import { placeDays } from '../../lib/days-off/place-days.ts';
import { indexedPng } from '../../lib/pictures/indexed-png.ts';
import { type PictureCard, pictureBox } from '../../lib/pictures/picture-card.ts';
import { yearRibbon } from '../../lib/pictures/year-ribbon.ts';
import { shownName } from '../../lib/shown-name.ts';
import { type YearFacts, yearFacts } from '../../lib/year/year-facts.ts';

const FONT = '@fontsource/overpass/files/overpass-latin-700-normal.woff';
const WIDTH = 1200;
const HEIGHT = 630;

interface Props {
  locale: Locale;
  /** None for the whole site. */
  place: ScopeCode | undefined;
}

export const getStaticPaths = () =>
  LOCALES.flatMap((locale) =>
    [undefined, ...SCOPE_CODES].map((place) => ({
      params: { name: `${place ?? 'site'}.${locale}` },
      props: { locale, place },
    })),
  );

export const GET: APIRoute<Props> = async ({ props: { locale, place } }) => {
  const heading = place ? undefined : textsOf(locale)('home.title');
  const card = yearCard(yearFacts(place ?? 'ca', plannedYear), locale, heading);
  return new Response((await render(card)) as BodyInit);
};

/** The card of a place, of one year; pages of other years show it too, so the year is not its largest word. */
function yearCard(facts: YearFacts, locale: Locale, heading = shownName(facts.scope, locale)): PictureCard {
  const { scope, year, statutory, longWeekends } = facts;
  const t = textsOf(locale);
  return {
    name: t('site.name'),
    heading,
    figure: String(statutory.length),
    lines: [t('picture.holidays', { year }), t('picture.weekends', { n: longWeekends.length })],
    ribbon: yearRibbon(year, placeDays(scope.code, locale)),
    months: Array.from({ length: 12 }, (_, index) => shortMonthName(index + 1, locale)),
  };
}

let font: Promise<Buffer> | undefined;

async function render(card: PictureCard): Promise<Uint8Array> {
  font ??= readFile(createRequire(import.meta.url).resolve(FONT));
  const svg = await satori(pictureBox(card) as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: [{ name: 'Overpass', data: await font, weight: 700, style: 'normal' }],
  });
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return indexedPng(picture) ?? picture.asPng();
}
