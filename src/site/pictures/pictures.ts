import { dayOf } from '../../calendar/day.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { LOCALES, type Locale } from '../../language/locale.ts';
import { dataRevision, referenceYear } from '../common/almanac.ts';
import { placeDays } from '../home/place-days.ts';
import { textsOf } from '../i18n/texts.ts';
import { type PlansView, type PlanView, plansView, planYears, yearAfter } from '../plans/plan-view.ts';

/** What an Open Graph picture is of, each in both languages: a question is that of a page that answers for any date. */
export type Subject =
  | { readonly kind: 'site' }
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'all'; readonly year: number }
  | { readonly kind: 'place'; readonly code: ScopeCode }
  | { readonly kind: 'plan'; readonly code: ScopeCode; readonly year: number }
  | { readonly kind: 'holiday'; readonly id: string };

export const QUESTIONS = ['date', 'businessDays', 'deadline'] as const;
export type Question = (typeof QUESTIONS)[number];

/** Each takes about 40 ms of a thread of its own. */
const MAX_PICTURES = 70;

/** The holidays with a picture of their own, as far as there is room: those first that people send to each other. */
const HOLIDAYS: readonly string[] = [
  'canada-day',
  'truth-and-reconciliation-day',
  'victoria-day',
  'family-day',
  'remembrance-day',
  'thanksgiving',
  'good-friday',
  'boxing-day',
  'labour-day',
  'christmas-day',
  'new-years-day',
  'easter-monday',
];

function nameOf(subject: Subject): string {
  switch (subject.kind) {
    case 'site':
      return 'site';
    case 'question':
      return subject.question;
    case 'all':
      return `all-${subject.year}`;
    case 'place':
      return subject.code;
    case 'plan':
      return `${subject.code}-${subject.year}`;
    case 'holiday':
      return subject.id;
  }
}

const pathOf = (locale: Locale, subject: Subject): string => `/pictures/${nameOf(subject)}.${locale}.png`;

/** Path of the Open Graph picture of a place, which its pages share; without a place, of the whole site. */
export const picturePath = (locale: Locale, place?: ScopeCode): string =>
  pathOf(locale, place ? { kind: 'place', code: place } : { kind: 'site' });

/** Path of the picture of a page that answers for any date. */
export const questionPicturePath = (locale: Locale, question: Question): string =>
  pathOf(locale, { kind: 'question', question });

/** Path of the picture of a year in all of Canada; of the whole site for years that few ask for. */
export const allPlacesPicturePath = (locale: Locale, year: number): string =>
  planYears(referenceYear).includes(year) ? pathOf(locale, { kind: 'all', year }) : picturePath(locale);

/** What can be taken in a place and year since the last change of the data. */
export const plansIn = (code: ScopeCode, year: number, locale: Locale): PlansView =>
  plansView(placeDays(code, locale), yearAfter(year, dayOf(dataRevision)), false, locale, textsOf(locale));

/** Places and years whose best plan has the same days share a picture: that of the first, the later year before. */
let planSubjects: ReadonlyMap<string, Extract<Subject, { kind: 'plan' }>> | undefined;

function subjectsOfPlans(): NonNullable<typeof planSubjects> {
  planSubjects ??= new Map(
    planYears(referenceYear)
      .flatMap((year) => SCOPE_CODES.map((code) => ({ kind: 'plan', code, year }) as const))
      .flatMap((subject) => {
        const { best } = plansIn(subject.code, subject.year, 'en');
        return best ? [[daysOf(best), subject] as const] : [];
      })
      .toSorted(
        ([, a], [, b]) => a.year - b.year || SCOPE_CODES.indexOf(b.code) - SCOPE_CODES.indexOf(a.code),
      ),
  );
  return planSubjects;
}

const daysOf = ({ plan, squares }: PlanView): string =>
  `${plan.start} ${squares.map(({ mark }) => mark).join(' ')}`;

/** Path of the picture of a plan that is the best of its place and year. */
export function planPicturePath(locale: Locale, best: PlanView): string {
  const subject = subjectsOfPlans().get(daysOf(best));
  return subject ? pathOf(locale, subject) : picturePath(locale);
}

/** Path of the picture of a holiday, the same for all places; of the whole site for holidays that few ask for. */
export function holidayPicturePath(locale: Locale, id: string): string {
  const isDrawn = allSubjects().some((subject) => subject.kind === 'holiday' && subject.id === id);
  return isDrawn ? pathOf(locale, { kind: 'holiday', id }) : picturePath(locale);
}

let subjects: readonly Subject[] | undefined;

function allSubjects(): readonly Subject[] {
  if (subjects) return subjects;
  const first: readonly Subject[] = [
    { kind: 'site' },
    ...QUESTIONS.map((question) => ({ kind: 'question', question }) as const),
    ...planYears(referenceYear).map((year) => ({ kind: 'all', year }) as const),
    ...SCOPE_CODES.map((code) => ({ kind: 'place', code }) as const),
    ...subjectsOfPlans().values(),
  ];
  const holidays = HOLIDAYS.map((id) => ({ kind: 'holiday', id }) as const);
  subjects = [...first, ...holidays].slice(0, MAX_PICTURES / LOCALES.length);
  return subjects;
}

/** All pictures there are, by the names of their files. */
export const allPictures = (): readonly { name: string; locale: Locale; subject: Subject }[] =>
  LOCALES.flatMap((locale) =>
    allSubjects().map((subject) => ({ name: `${nameOf(subject)}.${locale}`, locale, subject })),
  );
