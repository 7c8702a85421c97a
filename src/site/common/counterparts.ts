import type { Scope } from '../../core/holidays/scope.ts';
import type { Locale, Words } from '../../core/language/locale.ts';
import { docsSlug } from '../../service/contract/docs-pages.ts';

/** Language tags of the pages. */
export const LANGUAGE = { en: 'en-CA', fr: 'fr-CA' } as const;

/** The language of a page's tag: `fr` for `fr-CA`. */
export const pickLocale = (tag: string): Locale => (tag.startsWith('fr') ? 'fr' : 'en');

/** Pages whose last path segment is translated. */
export const SECTIONS = {
  week: { en: 'week', fr: 'semaine' },
  calendars: { en: 'calendars', fr: 'agendas' },
  holidays: { en: 'holidays', fr: 'jours-feries' },
  formerHolidays: { en: 'former-holidays', fr: 'anciens-jours-feries' },
  date: { en: 'date', fr: 'date' },
  businessDays: { en: 'business-days', fr: 'jours-ouvrables' },
  deadline: { en: 'deadline', fr: 'delai' },
  pay: { en: 'holiday-pay', fr: 'paie-jours-feries' },
  payRules: { en: 'holiday-pay-rules', fr: 'regles-paie-jours-feries' },
  lists: { en: 'lists', fr: 'listes' },
  checkList: { en: 'check-a-list', fr: 'verifier-une-liste' },
  search: { en: 'search', fr: 'recherche' },
  changes: { en: 'changes', fr: 'modifications' },
} as const;

/** The planner's segment, below a place and year. */
export const PLANS = { en: 'days-to-book', fr: 'jours-a-prendre' } as const;

export const homePath = (locale: Locale): string => `/${locale}/`;

/** Pages that answer only a question. */
const NO_CONTENT = ['404', 'search', 'recherche'];

/** Whether a page belongs in the sitemap. A list without a year doesn't: its days are those of a year's page. */
export function isInSitemap(address: string): boolean {
  const [, locale, slug = '', list, year] = new URL(address).pathname.split('/');
  if (locale !== 'en' && locale !== 'fr') return false;
  return !NO_CONTENT.includes(slug) && !(slug === SECTIONS.lists[locale] && list && !year);
}

export interface Alternate {
  readonly lang: string;
  readonly url: string;
}

/** The address of a page in the other language. Astro's configuration imports this too, outside any bundle. */
export function createCounterparts(scopes: readonly Scope[], slugs: Readonly<Record<string, Words>>) {
  /** English and French path segments, both ways. */
  const words: readonly Words[] = [
    ...Object.values(SECTIONS),
    ...scopes.map(({ slugEn, slugFr }) => ({ en: slugEn, fr: slugFr })),
    ...Object.values(slugs),
  ];

  /** The same page's path in the other language: `/fr/ontario/2026/` for `/en/ontario/2026/`. */
  function counterpartPath(path: string, locale: Locale): string {
    const [, from, second, ...rest] = path.split('/');
    if (from !== 'en' && from !== 'fr') return homePath(locale);
    if (second === 'docs') return docsCounterpart(rest.join('/'), locale);
    const word = words.find((entry) => entry[from] === second)?.[locale] ?? second;
    const below = rest.map((segment) => (segment === PLANS[from] ? PLANS[locale] : segment));
    return ['', locale, word, ...below].join('/');
  }

  /** The page's address in each language, for `hreflang`. */
  function listAlternates(address: string): Alternate[] {
    const { origin, pathname } = new URL(address);
    const url = (locale: Locale): string => `${origin}${counterpartPath(pathname, locale)}`;
    return [
      { lang: LANGUAGE.en, url: url('en') },
      { lang: LANGUAGE.fr, url: url('fr') },
      { lang: 'x-default', url: url('en') },
    ];
  }

  return { counterpartPath, listAlternates: listAlternates };
}

/** @param rest of a path after `docs/`, such as `errors/#unknown-key` or `errors.md` */
function docsCounterpart(rest: string, locale: Locale): string {
  const [, page = '', end = ''] = /^(.*?)((?:\.md)?\/?(?:#.*)?)$/.exec(rest) ?? [];
  return `/${locale}/${page === '' ? 'docs/' : docsSlug(locale, `docs/${page}`)}${end}`;
}

/** `/en/docs/errors.md`; of the first page, `/en/docs/index.md`. @param path of the page, `/en/docs/errors/` */
export function markdownPath(path: string): string {
  return path.replace(/\/docs\/?$/, '/docs/index/').replace(/\/?$/, '.md');
}
