import type { Plugin } from 'vite';
import type { Locale } from '../../core/language/locale.ts';
import { textsFor } from '../i18n/texts.ts';

/** How the keys of texts in answers begin. All texts of the site would be twice the bytes. */
const PREFIXES = `
  search. in. where. day. open. plan. standing. live.observed lieu.by lieu.falls list.closes list.time pay.compare pay.employer
  pay.ifYouWork pay.notByLaw pay.search pay.title plans.link plans.none scope.federal nav.docs week.answer
  week.noSuch years.span`;

export const searchTexts = (locale: Locale): Readonly<Record<string, string>> =>
  textsFor(locale, ...PREFIXES.trim().split(/\s+/));

const PREFIX = 'statdays:search-texts-';

/** For Vite: the texts of answers in one language as a module, which a browser loads for the first question. */
export const embedSearchTexts: Plugin = {
  name: 'search-texts',
  // The file is named after this. Hosts take “statdays_” in an address for a key.
  resolveId: (id) => (id.startsWith(PREFIX) ? id.replace('statdays:', '\0') : undefined),
  load: (id) =>
    id.startsWith('\0search-texts-')
      ? `export default ${JSON.stringify(searchTexts(id.endsWith('fr') ? 'fr' : 'en'))};`
      : undefined,
};
