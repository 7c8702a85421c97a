export interface Template {
  readonly name: string;
  readonly en: string;
  readonly fr: string;
  /** A selector of an element that the page shows once its script has answered. */
  readonly until?: string;
}

/** A page of each template, in both languages. */
export const TEMPLATES: readonly Template[] = [
  { name: 'home', en: '/en/', fr: '/fr/' },
  { name: 'place', en: '/en/newfoundland-and-labrador/', fr: '/fr/terre-neuve-et-labrador/' },
  { name: 'year', en: '/en/newfoundland-and-labrador/2026/', fr: '/fr/saskatchewan/2028/' },
  { name: 'plans', en: '/en/ontario/2027/days-to-book/', fr: '/fr/quebec/2027/jours-a-prendre/' },
  {
    name: 'all places',
    en: '/en/2027/?places=on,qc',
    fr: '/fr/2027/?places=bc,on,qc,ns,ca',
    until: '#table.some',
  },
  { name: 'all places long ago', en: '/en/1957/', fr: '/fr/1957/' },
  { name: 'holiday', en: '/en/remembrance-day/', fr: '/fr/fete-du-canada/' },
  {
    name: 'holiday of the past',
    en: '/en/coronation-of-king-george-v/',
    fr: '/fr/couronnement-du-roi-george-v/',
  },
  { name: 'holidays', en: '/en/holidays/', fr: '/fr/jours-feries/' },
  { name: 'former holidays', en: '/en/former-holidays/', fr: '/fr/anciens-jours-feries/' },
  { name: 'lists', en: '/en/lists/', fr: '/fr/listes/' },
  { name: 'list', en: '/en/lists/canada-post/2026/', fr: '/fr/listes/civil-procedure-on/2027/' },
  { name: 'date', en: '/en/date/2027-08-02/', fr: '/fr/date/2026-12-24/' },
  { name: 'any date', en: '/en/date/?date=1925-11-11', fr: '/fr/date/?date=2029-07-01' },
  { name: 'business days', en: '/en/business-days/', fr: '/fr/jours-ouvrables/', until: '#result h2' },
  {
    name: 'deadline',
    en: '/en/deadline/?list=federal-courts-ca&date=2026-12-10&days=10',
    fr: '/fr/delai/?list=civil-procedure-qc&date=2026-12-15&days=10',
    until: '#result h2',
  },
  {
    name: 'holiday pay',
    en: '/en/holiday-pay/?province=on&date=2026-12-25',
    fr: '/fr/paie-jours-feries/?province=mb&date=2026-12-25',
    until: '#result h2',
  },
  { name: 'holiday pay rules', en: '/en/holiday-pay-rules/', fr: '/fr/regles-paie-jours-feries/' },
  { name: 'week', en: '/en/week/', fr: '/fr/semaine/' },
  { name: 'calendars', en: '/en/calendars/', fr: '/fr/agendas/' },
  { name: 'changes', en: '/en/changes/', fr: '/fr/modifications/' },
  { name: 'documentation', en: '/en/docs/', fr: '/fr/docs/' },
  { name: 'quick start', en: '/en/docs/quick-start/', fr: '/fr/docs/demarrage-rapide/' },
  { name: 'reference', en: '/en/docs/reference/holidays/', fr: '/fr/docs/requetes/jours-feries/' },
  { name: 'data quality', en: '/en/docs/quality/', fr: '/fr/docs/qualite/' },
  { name: 'week rules', en: '/en/docs/weeks/', fr: '/fr/docs/semaines/' },
  { name: 'not found', en: '/en/no-such-page/', fr: '/fr/no-such-page/' },
];
