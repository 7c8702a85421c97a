import { type Day, weekdayOf, yearOf } from '../../calendar/day.ts';
import { yearSpans } from '../../calendar/year-spans.ts';
import type { Office, OfficeAnswer, Opening } from '../../holidays/lists/open-or-closed.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { dayRange, fullDate, weekdayName } from '../../language/dates.ts';
import type { Locale } from '../../language/locale.ts';
import { shownName } from '../common/shown-name.ts';
import { joinWords, whereIn } from '../day/day-sentence.ts';
import type { TextKey, Translate } from '../i18n/texts.ts';

/** An office as a page shows it: who, open or closed, and why. */
export interface OfficeRow {
  readonly office: Office;
  readonly opening: Opening;
  readonly who: string;
  readonly what: string;
  readonly why: string;
}

/** How an office speaks of itself: mail is delivered, a payment is processed, a day counts in court. */
type Manner = 'branches' | 'exchange' | 'payments' | 'mail' | 'tax' | 'offices' | 'staff' | 'court';

const MANNERS: Readonly<Record<Office, Manner>> = {
  'bank-branches': 'branches',
  tsx: 'exchange',
  payments: 'payments',
  'canada-post': 'mail',
  cra: 'tax',
  'federal-public-service': 'offices',
  'provincial-offices': 'staff',
  'federal-courts-ca': 'court',
  'civil-procedure-on': 'court',
  'civil-procedure-qc': 'court',
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
  function who(office: Office): string {
    if (office !== 'provincial-offices') return t(`open.${office}`);
    return t(TERRITORIES.includes(place) ? 'open.territorial-offices' : 'open.provincial-offices', {
      where: whereIn([place], t),
    });
  }

  function what(manner: Manner, opening: Opening): string {
    if (opening !== 'open' && opening !== 'closed') return t(`open.is.${opening}`);
    return manner === 'staff' ? t('open.staff.closed') : t(`open.${manner}.${opening}`);
  }

  function why({ office, reason }: OfficeAnswer): string {
    const manner = MANNERS[office];
    switch (reason.kind) {
      case 'weekend':
        return t(manner === 'branches' ? 'open.why.weekendBranches' : 'open.why.weekend', {
          weekday: weekdayName(weekdayOf(date), locale),
        });
      case 'ordinary':
        return t(ordinaryKey(manner), { year: yearOf(date) });
      case 'holiday':
        return reason.provinces
          ? t('open.why.some', { where: whereIn(reason.provinces, t) })
          : t(holidayKey(manner), { year: yearOf(date) });
      case 'in-lieu':
        return t('open.why.inLieu', { date: fullDate(reason.date, locale) });
      case 'of-place':
        return t('open.why.ofPlace');
      case 'recess':
        return t('open.why.recess', { dates: dayRange(reason.start, reason.end, locale) });
      case 'earlier-years':
        return t(`open.before.${reason.did}`, { years: yearsIn(reason.years, t) });
    }
  }

  /** The holiday is named where the page does not name it already. */
  function sentence(answer: OfficeAnswer): string {
    const { reason } = answer;
    const holiday = 'holiday' in reason && reason.holiday ? shownName(reason.holiday, locale) : '';
    if (holiday === '' || names.includes(holiday)) return capital(why(answer));
    return t('open.why.named', { name: holiday, why: why(answer) });
  }

  return answers.map((answer) => {
    const { office, opening } = answer;
    return {
      office,
      opening,
      who: who(office),
      what: what(MANNERS[office], opening),
      why: sentence(answer),
    };
  });
}

function ordinaryKey(manner: Manner): TextKey {
  if (manner === 'branches') return 'open.why.ordinaryBranches';
  if (manner === 'offices') return 'open.why.ordinaryOffices';
  return manner === 'court' ? 'open.why.ordinaryCourt' : 'open.why.ordinary';
}

function holidayKey(manner: Manner): TextKey {
  if (manner === 'branches') return 'open.why.holidayBranches';
  if (manner === 'offices') return 'open.why.holidayOffices';
  if (manner === 'staff') return 'open.why.holidayStaff';
  return manner === 'court' ? 'open.why.holidayCourt' : 'open.why.holiday';
}

/** `in 2026`, `from 2021 to 2026`, `in 2017, 2018, 2025 and 2026`. @param years ascending */
function yearsIn(years: readonly number[], t: Translate): string {
  const [first, last] = [years.at(0) ?? 0, years.at(-1) ?? 0];
  const isSpan = yearSpans(years).length === 1 && years.length > 2;
  return isSpan
    ? t('open.years.span', { first, last })
    : t('open.years.each', { years: joinWords(years.map(String), t) });
}
