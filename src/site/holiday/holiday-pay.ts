import { readDay } from '../../core/calendar/day.ts';
import type { Holiday } from '../../core/holidays/holiday.ts';
import { covers } from '../../core/holidays/law.ts';
import { fullDate } from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';
import type { PaidProse } from '../../law/tables/pay.ts';
import type { OwnRules, Rule, WeekendRules } from '../../law/tables/schema.ts';
import { citationIn } from '../../service/documents/bodies.ts';
import { toStanding } from '../day/day-answer.ts';
import type { Translate } from '../i18n/texts.ts';

/** A question that everybody asks, and its answer. */
export interface PayLine {
  readonly question: string;
  readonly answer: string;
  /** The act in which the answer can be read. */
  readonly act?: { readonly title: string; readonly url: string | null };
  /** The rule that the answer gives, with what establishes it. */
  readonly rule?: Rule;
}

/**
 * Answers the usual questions about a holiday in a place: is it paid, what if it is on a weekend, and by which law.
 * If the holiday has its own act, the rules are that act's and repeat its note.
 * @param isEverOnWeekend whether the day ever is a Saturday or Sunday; a Monday by law has no such question
 */
export function payLines(
  holiday: Holiday,
  rules: WeekendRules,
  prose: PaidProse,
  isEverOnWeekend: boolean,
  locale: Locale,
  t: Translate,
): readonly PayLine[] {
  const year = Number(holiday.date.slice(0, 4));
  const own = rules.ownActs?.find((act) => act.holiday === holiday.id && covers(act, year));
  return [
    ...paidLines(own ? withoutNotes(holiday) : holiday, findPaid(prose, own), locale, t),
    ...(isEverOnWeekend ? weekendLines(holiday, own ?? rules, locale, t) : []),
    lawLine(holiday, locale, t),
  ];
}

/** Who is paid: the rule of the place where the day falls under it, otherwise what is known of the day; and whether public servants have it. */
function paidLines(holiday: Holiday, paid: Rule, locale: Locale, t: Translate): readonly PayLine[] {
  const standing = toStanding(holiday);
  const note = holiday.notes?.[locale];
  // The note on an optional day says who decides.
  const answer = [
    ...(note && standing === 'custom' ? [] : [t(`card.paid.${standing}`)]),
    ...(note ? [note] : []),
    ...(holiday.publicService ? [t('card.publicService')] : []),
  ].join(' ');
  const lines: readonly PayLine[] = [{ question: t('card.paid'), answer }];
  if (standing !== 'paid' && standing !== 'choice') return lines;
  return [...lines, { question: t('card.who'), answer: paid[locale], rule: paid }];
}

/** Who is paid under an act of the holiday's own, or under that of the place. */
function findPaid({ paid, ownActs }: PaidProse, own: OwnRules | undefined): Rule {
  return ownActs.find(({ holiday }) => holiday === own?.holiday)?.paid ?? paid;
}

function withoutNotes({ notes: _, ...holiday }: Holiday): Holiday {
  return holiday;
}

function weekendLines(
  holiday: Holiday,
  { weekend }: Pick<WeekendRules, 'weekend'>,
  locale: Locale,
  t: Translate,
): readonly PayLine[] {
  const { date, observedDate } = holiday;
  const moved = t('card.moved', {
    date: fullDate(readDay(date), locale),
    observed: fullDate(readDay(observedDate), locale),
  });
  if (toStanding(holiday) !== 'paid')
    return date === observedDate ? [] : [{ question: t('card.weekend'), answer: moved }];
  const answer = date === observedDate ? weekend[locale] : `${moved} ${weekend[locale]}`;
  return [{ question: t('card.weekend'), answer, rule: weekend }];
}

function lawLine({ act }: Holiday, locale: Locale, t: Translate): PayLine {
  const question = t('card.law');
  if (!act) return { question, answer: t('card.noLaw') };
  const { name: answer, url } = citationIn(act, locale);
  return { question, answer, act: { title: answer, url } };
}
