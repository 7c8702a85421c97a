import type { Day } from '../calendar/day.ts';
import type { Almanac } from '../holidays/almanac.ts';
import type { ScopeCode } from '../holidays/scope.ts';
import { dayInYear, fullDate } from '../language/dates.ts';
import { type Bilingual, type Locale, nameIn } from '../language/locale.ts';

const NEXT: Bilingual<string> = { en: 'Next holiday', fr: 'Prochain jour férié' };
const TODAY: Bilingual<string> = { en: 'Holiday today', fr: 'Jour férié aujourd’hui' };
const UNKNOWN: Bilingual<string> = { en: 'unknown', fr: 'inconnu' };
const FEDERAL: Bilingual<string> = { en: 'federal', fr: 'fédéral' };

/** Which day the picture speaks of, and of what place. */
interface Choice {
  readonly date: Day;
  readonly scope: ScopeCode;
  readonly locale: Locale;
}

/**
 * The next day off by law as one line of an SVG, for other sites: `Next holiday (Ontario): Friday, December 25`. Its title adds the
 * holiday and the year.
 */
export function nextHolidaySvg(almanac: Almanac, { date, scope, locale }: Choice): string {
  const next = almanac.nextHoliday(scope, date - 1);
  const place = scope === 'ca' ? FEDERAL[locale] : nameIn(almanac.scope(scope), locale);
  const what = (next?.observed === date ? TODAY : NEXT)[locale];
  const lead = `${what} (${place})${locale === 'fr' ? '\u00a0' : ''}: `;
  const name = next ? nameIn(next.holiday, locale) : UNKNOWN[locale];
  const day = next ? dayInYear(next.observed, locale) : UNKNOWN[locale];
  const title = next ? `${lead}${name}, ${fullDate(next.observed, locale)}` : lead + name;
  return drawn(lead + (next?.observed === date ? name : day), title, locale);
}

const HEIGHT = 32;
/** A site's font is not known here: the text is fitted to a width that suits most. */
const LETTER = 7.2;
const LEFT = 34;

/** A line on a white ground, so that it can be read on any page, with the square of a day off before it. */
function drawn(text: string, title: string, locale: Locale): string {
  const length = Math.round(text.length * LETTER);
  const width = LEFT + length + 12;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" lang="${locale}">`,
    `<title>${escaped(title)}</title>`,
    `<rect x=".5" y=".5" width="${width - 1}" height="${HEIGHT - 1}" rx="7.5" fill="#fff" stroke="#7d8a92"/>`,
    '<rect x="11" y="9" width="14" height="14" rx="2.5" fill="#b4232c"/>',
    `<text x="${LEFT}" y="21" textLength="${length}" lengthAdjust="spacingAndGlyphs" fill="#182229" font-family="system-ui,Arial,sans-serif" font-size="14">${escaped(text)}</text>`,
    '</svg>',
  ].join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
