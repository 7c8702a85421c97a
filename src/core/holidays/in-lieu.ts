import { addMonths, type Day, formatDate, isWeekend } from '../calendar/day.ts';
import type { Words } from '../language/locale.ts';
import { type CitedAct, toAct, withoutSection } from './cited-act.ts';
import { nextFreeDay } from './days-off/next-free.ts';
import type { Confidence, LieuRule, LieuRuleName, Sections } from './law.ts';
import type { Occurrence } from './occurrence.ts';

/** The other day or pay for a holiday on a weekend, for people who work Monday to Friday. Its sections are null if we have read none. */
export interface InLieu extends Words, Sections<string | null> {
  readonly rule: LieuRuleName;
  /** The weekdays named in the law, YYYY-MM-DD; empty if it names none. */
  readonly days: readonly string[];
  /** The last date for the other day, if the act sets one. */
  readonly by: string | null;
  readonly act: CitedAct | null;
  readonly confidence: Confidence;
}

/**
 * Finds what the act owes for a holiday; null unless it is a paid or special day whose day off is on a weekend.
 * @param rules those of its place
 * @param around the statutory days of its place in that year, the one before and the one after
 */
export function findInLieu(
  holiday: Occurrence,
  rules: readonly LieuRule[],
  around: () => readonly Occurrence[],
): InLieu | null {
  if (!isOwed(holiday)) return null;
  const rule = ruleFor(holiday, rules);
  if (!rule) return { ...UNKNOWN, act: findAct(holiday) };
  const nearby = around();
  const days = daysInLieu(holiday, rule, nearby);
  const other = nearby.find((day) => day.id !== holiday.id && hasTheSameDays(day, rules, days, nearby));
  return {
    rule: rule.rule,
    days: days.map(formatDate),
    by: rule.months === undefined ? null : formatDate(addMonths(holiday.date, rule.months)),
    en: other ? `${rule.en} ${oneForEach(other).en}` : rule.en,
    fr: other ? `${rule.fr} ${oneForEach(other).fr}` : rule.fr,
    sectionEn: rule.sectionEn ?? null,
    sectionFr: rule.sectionFr ?? null,
    act: findAct(holiday),
    confidence: rule.confidence,
  };
}

const UNKNOWN = {
  rule: 'unknown',
  days: [],
  by: null,
  en: 'We have not read what the act in force at the time gave for a holiday on a weekend.',
  fr: 'Nous n’avons pas consulté ce que prévoyait la loi alors en vigueur pour un jour férié tombant une fin de semaine.',
  sectionEn: null,
  sectionFr: null,
  confidence: 'low',
} as const;

function isOwed({ basis, observed }: Occurrence): boolean {
  return (basis === 'paid' || basis === 'special') && isWeekend(observed);
}

function ruleFor({ id, act, date }: Occurrence, rules: readonly LieuRule[]): LieuRule | undefined {
  return rules.find(
    (rule) =>
      rule.act === act?.id &&
      (rule.holidays?.includes(id) ?? true) &&
      date >= (rule.since ?? date) &&
      date <= (rule.until ?? date),
  );
}

/** The act without the section that lists its holidays: the section of the rule is another. */
function findAct({ act }: Occurrence): CitedAct | null {
  return toAct(act && withoutSection(act));
}

/** The weekdays named in the rule. A working day is neither on the weekend nor a statutory day off. */
function daysInLieu(
  { observed }: Occurrence,
  { rule }: LieuRule,
  around: readonly Occurrence[],
): readonly Day[] {
  const daysOff = new Set(around.map((day) => day.observed));
  const isFree = (day: Day): boolean => !isWeekend(day) && !daysOff.has(day);
  const workingDay = (step: 1 | -1): Day => nextFreeDay(observed, isFree, step);
  switch (rule) {
    case 'adjacent':
      return [workingDay(-1), workingDay(1)];
    case 'next':
    case 'next-or-agreed':
      return [workingDay(1)];
    default:
      return [];
  }
}

/** Whether another holiday on the same weekend has these days too: its act then owes one for each. */
function hasTheSameDays(
  other: Occurrence,
  rules: readonly LieuRule[],
  days: readonly Day[],
  around: readonly Occurrence[],
): boolean {
  const rule = isOwed(other) ? ruleFor(other, rules) : undefined;
  return rule !== undefined && daysInLieu(other, rule, around).some((day) => days.includes(day));
}

function oneForEach({ nameEn }: Occurrence): Words {
  return {
    en: `The same rule applies to ${nameEn}: one day is owed for each.`,
    fr: 'La même règle vaut pour l’autre jour férié\u00a0: un congé est dû pour chacun.',
  };
}
