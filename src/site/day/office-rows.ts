import { type Day, weekdayOf, yearOf } from '../../core/calendar/day.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { fullDate, weekdayName } from '../../core/language/dates.ts';
import { capital, type Locale, uncapital } from '../../core/language/locale.ts';
import type { Office, Opening } from '../../core/offices/office-table.ts';
import type { OfficeAnswer } from '../../core/offices/offices.ts';
import type { EarlierYears } from '../../core/offices/offices-before.ts';
import { shownCitation, shownName } from '../common/shown-name.ts';
import type { TextKey, Translate } from '../i18n/texts.ts';
import { joinWords, whereIn } from './day-sentence.ts';

/** An office as a page shows it: who, open or closed, why, and what to know besides. */
export interface OfficeRow {
  readonly office: Office;
  readonly mark: Opening | 'early';
  readonly who: string;
  readonly what: string;
  readonly why: string;
  /** Small print: that the year's schedule is not out. */
  readonly note: string;
  /** The text about the office; an office with a published list of its own has a page for it. */
  readonly source: { readonly title: string; readonly path: string } | undefined;
}

/** Up to this number, years are named one by one and are not “always”. */
const FEW = 3;

/** How an office speaks of itself: mail is delivered, a payment is processed. */
type Manner = 'branches' | 'exchange' | 'payments' | 'mail' | 'tax' | 'offices' | 'court' | 'shops';

const MANNERS: Readonly<Record<Office, Manner>> = {
  'bank-branches': 'branches',
  tsx: 'exchange',
  payments: 'payments',
  'canada-post': 'mail',
  cra: 'tax',
  'federal-offices': 'offices',
  'provincial-offices': 'offices',
  'federal-courts': 'court',
  courts: 'court',
  shops: 'shops',
};

export const TERRITORIES: readonly ScopeCode[] = ['nt', 'nu', 'yt'];

/**
 * Writes the answers for a date and place.
 * @param names those of the day that the page shows already
 * @param t has the texts with the prefixes `open.` and `where.`, and those of `whereIn`
 */
export function officeRows(
  answers: readonly OfficeAnswer[],
  date: Day,
  place: ScopeCode,
  names: readonly string[],
  locale: Locale,
  t: Translate,
): readonly OfficeRow[] {
  const year = yearOf(date);

  function who(office: Office): string {
    const where = whereIn([place], t);
    if (office === 'provincial-offices' && TERRITORIES.includes(place))
      return t('open.territorial-offices', { where });
    return t(`open.${office}`, { where });
  }

  function what(answer: OfficeAnswer): string {
    const what = whatNow(answer);
    return findOldYear(answer) === undefined ? what : capital(t('open.usually', { what: uncapital(what) }));
  }

  /** The year of the newest text, if it is old and an answer rests on it. */
  function findOldYear({ office, opening, reason, source }: OfficeAnswer): number | undefined {
    const isOwnText = reason.kind === 'day' || reason.kind === 'not-listed';
    // A law that closes stores holds until it is changed.
    return opening !== 'varies' && isOwnText && office !== 'shops' ? source?.asOf : undefined;
  }

  function whatNow({ office, opening, until, reason }: OfficeAnswer): string {
    const manner = MANNERS[office];
    if (until !== undefined) return t('open.is.early');
    if (opening === 'limited') return t(`open.limited.${manner === 'shops' ? 'shops' : 'court'}`);
    if (opening !== 'varies') return t(`open.${manner}.${opening}`);
    if (reason.kind === 'by-province') return t('open.is.some');
    if (reason.kind === 'earlier-years') return t(isPast(reason) ? 'open.is.unread' : 'open.is.unknown');
    return t(variesKey(manner));
  }

  /** Whether later schedules are out: then ours of the year is only missing. */
  const isPast = (reason: OfficeAnswer['reason']): boolean =>
    reason.kind === 'earlier-years' && reason.years.some((one) => one > year);

  function why({ office, until, reason }: OfficeAnswer): string {
    const manner = MANNERS[office];
    switch (reason.kind) {
      case 'weekend': {
        const weekday = weekdayName(weekdayOf(date), locale);
        if (reason.holiday) return t('open.why.weekendHoliday', { weekday });
        return manner === 'branches' ? t('open.why.weekendBranches', { weekday }) : t('open.why.weekend');
      }
      case 'ordinary':
        return t('open.why.ordinaryDay');
      case 'not-listed':
        return t(
          manner === 'offices' || manner === 'court' ? 'open.why.ordinaryStaff' : 'open.why.ordinary',
          {
            year,
          },
        );
      case 'holiday':
        return t(until === undefined ? holidayKey(manner) : 'open.why.early', { year });
      case 'day':
        return reason.words ? shownCitation(reason.words[locale]) : t('open.why.holidayStaff');
      case 'in-lieu':
        return t(manner === 'branches' ? 'open.why.inLieuBranches' : 'open.why.inLieu', {
          date: fullDate(reason.date, locale),
        });
      case 'of-place':
        return t('open.why.ofPlace');
      case 'by-province':
        return t('open.why.some', { where: whereIn(reason.provinces, t) });
      case 'earlier-years':
        return before(reason, manner);
      case 'counted':
        return t('open.why.counted');
      case 'no-text':
        return reason.words ? shownCitation(reason.words[locale]) : t('open.why.noText');
    }
  }

  /** `as always since 2002`; if it was not always so, what it did last. */
  function before({ did, years, always, holiday }: EarlierYears, manner: Manner): string {
    if (years.length === 0) return t('open.before.none');
    const span = { years: yearsIn(years, t) };
    if (!always) return t(beforeKey(manner, did), span);
    if (did === 'open' && !holiday) return t('open.before.ordinary', span);
    return t(years.length > FEW ? 'open.before.always' : 'open.before.as', span);
  }

  /** The holiday is named if the page does not name it already. */
  function sentence(answer: OfficeAnswer): string {
    const { reason } = answer;
    const holiday = 'holiday' in reason && reason.holiday ? shownName(reason.holiday, locale) : '';
    const isNamed = holiday === '' || names.includes(holiday);
    const said = isNamed ? capital(why(answer)) : t('open.why.named', { name: holiday, why: why(answer) });
    const old = findOldYear(answer);
    return old === undefined ? said : t('open.asOf', { year: old, why: said });
  }

  return answers.map((answer) => {
    const { office, opening, until, reason, source } = answer;
    const isExpected =
      reason.kind === 'earlier-years' || (reason.kind === 'by-province' && reason.isExpected);
    return {
      office,
      mark: until === undefined ? opening : 'early',
      who: who(office),
      what: what(answer),
      why: sentence(answer),
      note: isExpected ? capital(t(isPast(reason) ? 'open.notRead' : 'open.notPublished', { year })) : '',
      // Nothing but the calendar says that it's a weekend.
      source:
        reason.kind === 'weekend' || !source
          ? undefined
          : {
              title: (locale === 'fr' ? source.titleFr : undefined) ?? source.title,
              path: (locale === 'fr' ? source.urlFr : undefined) ?? source.url,
            },
    };
  });
}

/** On an ordinary day all are open for the same reason, which the page gives once; on an ordinary weekend they are one row. */
export function inShort(
  rows: readonly OfficeRow[],
  answers: readonly OfficeAnswer[],
  t: Translate,
): readonly OfficeRow[] {
  const stores = rows.filter((_, index) => answers[index]?.office === 'shops');
  const others = rows.slice(stores.length);
  const isWeekend = answers.every(
    ({ office, reason }) => office === 'shops' || (reason.kind === 'weekend' && !reason.holiday),
  );
  const [first] = others;
  if (first && isWeekend) {
    const [who, what, why] = [t('open.weekend.who'), t('open.offices.closed'), t('open.weekend.why')];
    return [...stores, { ...first, mark: 'closed', who, what, why }];
  }
  if (!isOrdinaryDay(answers)) return rows;
  return rows.map((row, index) => {
    const kind = answers[index]?.reason.kind;
    return kind === 'ordinary' || kind === 'not-listed' ? { ...row, why: '' } : row;
  });
}

export const isOrdinaryDay = (answers: readonly OfficeAnswer[]): boolean =>
  answers.some(({ reason }) => reason.kind === 'ordinary');

function variesKey(manner: Manner): TextKey {
  if (manner === 'branches') return 'open.varies.branches';
  if (manner === 'shops') return 'open.varies.shops';
  return manner === 'court' ? 'open.varies.court' : 'open.varies.offices';
}

/** Tax is due or not; an office is open or closed. */
function beforeKey(manner: Manner, did: EarlierYears['did']): TextKey {
  return manner === 'tax' && (did === 'open' || did === 'closed')
    ? `open.before.tax.${did}`
    : `open.before.${did}`;
}

function holidayKey(manner: Manner): TextKey {
  if (manner === 'branches') return 'open.why.holidayBranches';
  return manner === 'offices' || manner === 'court' ? 'open.why.holidayStaff' : 'open.why.holiday';
}

/** `in 2026`, `in 2017, 2018 and 2025`; of more years, `since 2002`. @param years ascending */
function yearsIn(years: readonly number[], t: Translate): string {
  return years.length > FEW
    ? t('open.years.since', { first: years[0] ?? 0 })
    : t('open.years.each', {
        years: joinWords(
          years.map((year) => t('open.years.one', { year })),
          t,
        ),
      });
}
