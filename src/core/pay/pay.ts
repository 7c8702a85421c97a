import { type Day, readDay, weekdayOf } from '../calendar/day.ts';
import { WEEK_STARTS, type WeekStart } from '../calendar/weeks.ts';
import type { TextRead } from '../holidays/evidence.ts';
import type { Holiday } from '../holidays/holiday.ts';
import { type Confidence, covers, type Sections, type Years } from '../holidays/law.ts';
import type { ByScope } from '../holidays/scope.ts';
import type { Named, Words } from '../language/locale.ts';

/** Something that no text we have read settles. */
export interface PayQuestion extends Words {
  readonly confidence: Exclude<Confidence, 'high'>;
  /** It concerns holidays from this day on. */
  readonly since?: Day;
}

interface Proved {
  /** Keys of the sources. */
  readonly evidence: readonly string[];
  readonly question?: PayQuestion;
}

export interface PayWindow extends Words {
  readonly days: number;
  /** The day before which it ends: the holiday, or the first day of the holiday’s week. */
  readonly before: 'holiday' | 'week';
  /** The first day of that week, if the act fixes it; otherwise the employer’s week decides. */
  readonly weekStart?: WeekStart;
}

/**
 * One way to compute holiday pay. `share`: wages divided by a number. `percent`: a percentage of the wages. `average-wages`: wages divided by
 * the days worked. `average-hours`: the hourly wage times the average hours a day. `normal-day`: the hourly wage times the hours of a normal day.
 */
export type PayFormula = Proved & {
  /** Only for employees paid on commission, or whose hours or wages vary. */
  readonly if?: 'commission' | 'irregular';
} & (
    | { readonly kind: 'share' | 'percent'; readonly number: number; readonly window: string }
    | { readonly kind: 'average-wages' | 'average-hours'; readonly window: string }
    | { readonly kind: 'normal-day' }
  );

export interface PayForWork extends Words, Proved {
  /** How many times the hourly wage. */
  readonly times: number;
  /** From how many hours on it is paid how many times. */
  readonly after?: { readonly hours: number; readonly times: number };
  /** It replaces holiday pay. If someone works fewer hours than on a normal day, they get both at the single rate. */
  readonly isInstead?: true;
  readonly isAtLeastHalfADay?: true;
}

/** Pay for work without qualifying; `asQualified`: as if they qualified. */
export interface PayUnqualified extends Words, Proved {
  readonly times?: number;
  readonly asQualified?: true;
}

/** The rule of the act of a place, or of the act of one holiday, by the name that the act gives the pay. */
export interface PayRule extends Named, Sections, Proved {
  readonly confidence: Confidence;
  readonly from: Day;
  /** Whether a text gives that day; otherwise it is the first day of the act in which the rule was read. */
  readonly isFromRead: boolean;
  readonly windows: Readonly<Record<string, PayWindow>>;
  readonly formulas: readonly PayFormula[];
  /** Whether vacation pay of the reference period is added to the wages, or left out. Missing if no text says. */
  readonly vacationPay?: 'added' | 'left-out';
  /** Fewer days worked in the reference period do not qualify. */
  readonly leastDays?: number;
  readonly isOnlyIfWorked?: true;
  /** The holiday is paid only on a day on which someone normally works. */
  readonly regularDay?: Words & Proved;
  readonly conditions: readonly (Words & Sections & Proved)[];
  readonly who: Words;
  readonly work: PayForWork;
  readonly unqualified: PayUnqualified;
  readonly options: readonly (Words & Proved)[];
  /** Who is left out, and what counts as wages. */
  readonly notes: readonly Words[];
}

export interface PayRules {
  readonly rule: PayRule;
  /** The rules of earlier acts, each until its last day; the oldest first. */
  readonly earlier: readonly (PayRule & { readonly until: Day })[];
  /** Rules of holidays with an act of their own: what differs from the rule of the place. */
  readonly ownActs: readonly (Partial<PayRule> & Years & { readonly holiday: string })[];
  /** Left out if nothing shows them. */
  readonly sources?: Readonly<Record<string, TextRead>>;
}

export type PayTables = ByScope<PayRules>;

export const PAY_FACTS = [
  'wages',
  'vacationPay',
  'rate',
  'daysWorked',
  'hoursInWindow',
  'hours',
  'worked',
] as const;
export type PayFact = (typeof PAY_FACTS)[number];
export const PAY_FLAGS = ['commission', 'irregular', 'regularDay', 'qualifies'] as const;

/** Facts about someone. Money is in cents and hours are in hundredths, so that everything is a whole number. */
export type PayInput = { readonly [Fact in PayFact]?: number | undefined } & {
  readonly [Flag in (typeof PAY_FLAGS)[number]]?: boolean | undefined;
};

export type NoPay = 'unqualified' | 'few-days' | 'not-regular' | 'only-if-worked' | 'instead';

/** Amounts in cents; null if a fact is missing. */
export interface Pay {
  readonly formula: PayFormula | undefined;
  readonly holidayPay: number | null;
  readonly forWork: number | null;
  readonly total: number | null;
  /** How many times the hourly wage is paid for work; undefined if nobody works. */
  readonly times: number | undefined;
  /** From how many hours on it is paid how many times. */
  readonly after: PayForWork['after'];
  /** The hours that are paid, in hundredths. */
  readonly paidHours: number;
  readonly needs: readonly PayFact[];
  readonly noPay: NoPay | undefined;
}

export function payRuleOn({ rule, earlier }: PayRules, day: Day): PayRule {
  return earlier.find(({ until }) => day <= until) ?? rule;
}

/** The rule for a holiday; undefined if the law pays nothing for it. */
export function payRuleFor(
  rules: PayRules,
  { id, date, basis }: Pick<Holiday, 'id' | 'date' | 'basis'>,
): PayRule | undefined {
  const rule = payRuleOn(rules, readDay(date));
  const own = rules.ownActs.find((act) => act.holiday === id && covers(act, Number(date.slice(0, 4))));
  if (own) return { ...rule, ...own };
  return basis === 'paid' || basis === 'choice' ? rule : undefined;
}

export function payWindow({ windows }: PayRule, formula: PayFormula | undefined): PayWindow | undefined {
  const name = formula && 'window' in formula ? formula.window : undefined;
  return name === undefined ? Object.values(windows)[0] : windows[name];
}

export function windowDays(
  { days, before, weekStart: fixed }: PayWindow,
  observed: Day,
  weekStart: WeekStart = 'sun',
): { readonly start: Day; readonly end: Day } {
  const first = WEEK_STARTS.indexOf(fixed ?? weekStart);
  const end = before === 'holiday' ? observed - 1 : observed - ((weekdayOf(observed) - first + 7) % 7) - 1;
  return { start: end - days + 1, end };
}

export function possibleFormulas(rule: PayRule, facts: PayInput): readonly PayFormula[] {
  return rule.formulas.filter((formula) => {
    if (formula.if === 'commission' || facts.commission === true)
      return formula.if === 'commission' && facts.commission === true;
    if (facts.irregular === undefined || !isUsed('irregular', rule)) return true;
    return (formula.if === 'irregular') === facts.irregular;
  });
}

/** The formula for someone: the first one whose facts are all known, otherwise the one that lacks fewest. */
function payFormula(rule: PayRule, facts: PayInput): PayFormula | undefined {
  const byLack = possibleFormulas(rule, facts).map((formula) => ({
    formula,
    lack: missing(formula, facts).length,
  }));
  return byLack.sort((a, b) => a.lack - b.lack)[0]?.formula;
}

export function pay(rule: PayRule, facts: PayInput): Pay {
  const { worked = 0, rate } = facts;
  const formula = payFormula(rule, facts);
  const noPay = noPayFor(rule, facts, formula);
  const { times, after } = workFor(rule, facts, isUnqualified(noPay));
  const isHalfADayPaid = rule.work.isAtLeastHalfADay && worked > 0;
  const lacksHours = isHalfADayPaid && facts.hours === undefined;
  const paidHours = isHalfADayPaid ? Math.max(worked, (facts.hours ?? 0) / 2) : worked;
  const needs = [
    ...(noPay || !formula ? [] : missing(formula, facts)),
    ...(worked > 0 && rate === undefined ? (['rate'] as const) : []),
    ...(lacksHours ? (['hours'] as const) : []),
  ];
  const holidayPay = noPay || !formula ? 0 : computeAmount(formula, rule, facts);
  const forWork = lacksHours ? null : payForWork(paidHours, rate, times, after);
  return {
    formula,
    holidayPay,
    forWork,
    total: holidayPay === null || forWork === null ? null : holidayPay + forWork,
    times: worked > 0 ? times : undefined,
    after,
    paidHours,
    needs: PAY_FACTS.filter((fact) => needs.includes(fact)),
    noPay,
  };
}

export const isUnqualified = (noPay: NoPay | undefined): boolean =>
  noPay === 'unqualified' || noPay === 'few-days';

export function isUsed(flag: 'commission' | 'irregular' | 'regularDay', rule: PayRule): boolean {
  return flag === 'regularDay' ? rule.regularDay !== undefined : rule.formulas.some((one) => one.if === flag);
}

export const PAY_PARAMETERS = [...PAY_FACTS, ...PAY_FLAGS, 'weekStart'] as const;
export type PayParameter = (typeof PAY_PARAMETERS)[number];

export function usedParameters(rule: PayRule): readonly PayParameter[] {
  const { conditions, leastDays, work, vacationPay, windows } = rule;
  const facts = new Set<PayParameter>(rule.formulas.flatMap(({ kind }) => FACTS_OF[kind]));
  if (leastDays !== undefined) facts.add('daysWorked');
  if (work.isInstead || work.isAtLeastHalfADay) facts.add('hours');
  const isTaken: Readonly<Partial<Record<PayParameter, boolean>>> = {
    rate: true,
    worked: true,
    vacationPay: vacationPay !== undefined,
    commission: isUsed('commission', rule),
    irregular: isUsed('irregular', rule),
    regularDay: isUsed('regularDay', rule),
    qualifies: conditions.length > 0,
    weekStart: Object.values(windows).some(({ before, weekStart }) => before === 'week' && !weekStart),
  };
  return PAY_PARAMETERS.filter((name) => isTaken[name] ?? facts.has(name));
}

function noPayFor(rule: PayRule, facts: PayInput, formula: PayFormula | undefined): NoPay | undefined {
  const { worked = 0, qualifies, daysWorked = Number.POSITIVE_INFINITY } = facts;
  const { leastDays = 0, conditions, unqualified, work } = rule;
  const isPaidAnyway = conditions.length === 0 || (unqualified.asQualified && worked > 0);
  if (!isPaidAnyway && qualifies === false) return 'unqualified';
  // Someone who says that they qualify may work under an averaging agreement.
  if (qualifies === undefined && daysWorked < leastDays) return 'few-days';
  if (daysWorked === 0 && formula?.kind.startsWith('average-')) return 'few-days';
  if (facts.regularDay === false) return 'not-regular';
  if (rule.isOnlyIfWorked && (worked === 0 || !formula)) return 'only-if-worked';
  return work.isInstead && worked > 0 && !isShortDay(facts) ? 'instead' : undefined;
}

/** Whether someone works fewer hours on the holiday than on a normal day; false if nothing says how long that is. */
function isShortDay({ worked = 0, hours, hoursInWindow, daysWorked }: PayInput): boolean {
  if (hours !== undefined) return worked < hours;
  if (hoursInWindow === undefined || daysWorked === undefined) return false;
  return worked * daysWorked < hoursInWindow;
}

function workFor(
  { work, unqualified }: PayRule,
  facts: PayInput,
  lacksConditions: boolean,
): Pick<PayForWork, 'times' | 'after'> {
  if (lacksConditions && unqualified.times !== undefined) return { times: unqualified.times };
  if (work.isInstead && isShortDay(facts)) return { times: 1 };
  return work;
}

function missing(formula: PayFormula, facts: PayInput): readonly PayFact[] {
  return FACTS_OF[formula.kind].filter((fact) => facts[fact] === undefined);
}

const FACTS_OF: Readonly<Record<PayFormula['kind'], readonly PayFact[]>> = {
  share: ['wages'],
  percent: ['wages'],
  'average-wages': ['wages', 'daysWorked'],
  'average-hours': ['rate', 'daysWorked', 'hoursInWindow'],
  'normal-day': ['rate', 'hours'],
};

function computeAmount(formula: PayFormula, { vacationPay }: PayRule, facts: PayInput): number | null {
  if (missing(formula, facts).length > 0) return null;
  const { rate = 0, daysWorked = 1, hoursInWindow = 0, hours = 0 } = facts;
  const wages = (facts.wages ?? 0) + (vacationPay === 'added' ? (facts.vacationPay ?? 0) : 0);
  switch (formula.kind) {
    case 'share':
      return rounded(wages, formula.number);
    case 'percent':
      return rounded(wages * formula.number, 100);
    case 'average-wages':
      return rounded(wages, daysWorked);
    case 'average-hours':
      return rounded(rate * hoursInWindow, 100 * daysWorked);
    case 'normal-day':
      return rounded(rate * hours, 100);
  }
}

function payForWork(
  hours: number,
  rate: number | undefined,
  times: number,
  after: PayForWork['after'],
): number | null {
  if (hours === 0) return 0;
  if (rate === undefined) return null;
  const most = after ? Math.min(hours, after.hours * 100) : hours;
  const rest = hours - most;
  return rounded(rate * 2 * (most * times + rest * (after?.times ?? 0)), 200);
}

/** A quotient of whole numbers to the cent; half a cent rounds up. */
function rounded(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
