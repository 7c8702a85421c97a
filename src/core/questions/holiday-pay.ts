import { type Day, formatDate, readDay, yearOf } from '../calendar/day.ts';
import { type Almanac, listHolidaysOn } from '../holidays/almanac.ts';
import type { CitedAct } from '../holidays/cited-act.ts';
import { type PublishedText, publishedText } from '../holidays/evidence.ts';
import type { Holiday } from '../holidays/holiday.ts';
import { type Confidence, isKnownDay, lowerConfidence, type Sections } from '../holidays/law.ts';
import type { ScopeCode } from '../holidays/scope.ts';
import { longDate } from '../language/dates.ts';
import type { Words } from '../language/locale.ts';
import {
  isUnqualified,
  isUsed,
  type Pay,
  type PayFact,
  type PayInput,
  type PayParameter,
  type PayQuestion,
  type PayRule,
  type PayRules,
  type PayTables,
  type PayWindow,
  pay,
  payRuleFor,
  payWindow,
  usedParameters,
  windowDays,
} from '../pay/pay.ts';
import { formulaWords, NO_PAY, workWords } from './pay-words.ts';
import { badParameter, type QuestionProblem } from './question-problems.ts';
import { type Asked, NO_CURRENT_YEAR } from './readers.ts';

/** The date is a holiday's date or observed date; by default, that of the next paid holiday. */
export type HolidayPayQuestion = PayInput & Asked<'province' | 'date' | 'weekStart'>;

/** An answer about holiday pay. Amounts are in dollars; null if they depend on something that was not given, or if no law sets them. */
export interface HolidayPayAnswer extends Sections<string | null> {
  readonly date: string;
  readonly holiday: Holiday;
  /** Who decides whether the day is paid: the law, or the employer; `unknown` if we have not read the law of the time. */
  readonly decidedBy: 'law' | 'employer' | 'unknown';
  /** The reference period; null if nothing is counted. */
  readonly window: (Words & { readonly start: string; readonly end: string }) | null;
  readonly holidayPay: number | null;
  readonly forWork: number | null;
  readonly total: number | null;
  /** The parameters that an amount needs; missing if none is missing. */
  readonly needs?: readonly PayFact[];
  /** The parameters that can change an amount here. */
  readonly accepts: readonly PayParameter[];
  readonly formula: Words | null;
  /** How pay for work on the holiday is computed; null if nobody works. */
  readonly workFormula: Words | null;
  /** Why there is no holiday pay; null if there is. */
  readonly why: Words | null;
  /** Pay for work on the holiday, with and without qualifying. */
  readonly work: { readonly qualified: Words; readonly unqualified: Words } | null;
  readonly options: readonly Words[];
  readonly qualify: readonly (Words & Sections)[];
  readonly notes: readonly Words[];
  readonly act: CitedAct | null;
  readonly confidence: Confidence;
  readonly sources: readonly PublishedText[];
}

/** Without a rule, the law pays nothing, or did not yet. */
export type AnsweredHolidayPay = Exclude<ReturnType<typeof askHolidayPay>, QuestionProblem>;

const COMMON_NOTES: readonly Words[] = [
  {
    en: 'A contract or collective agreement may give more. This is a calculation, not legal advice.',
    fr: 'Un contrat ou une convention collective peut accorder davantage. Il s’agit d’un calcul, et non d’un avis juridique.',
  },
];

/**
 * Answers a question about holiday pay, for the API, the library and the site.
 * @param todayIn today in a place, for a question without a date
 * @example askHolidayPay(almanac, tables, { province: 'on' }, todayIn)
 */
export function askHolidayPay(
  almanac: Almanac,
  tables: PayTables,
  question: HolidayPayQuestion,
  todayIn: (place: ScopeCode) => Day,
) {
  const { province: scope = 'ca', date: asked } = question;
  const holiday =
    asked === undefined ? findNextPaid(almanac, scope, todayIn(scope)) : holidayOn(almanac, scope, asked);
  if (!holiday) return asked === undefined ? NO_CURRENT_YEAR : noHoliday(almanac, scope, asked);
  const date = asked === undefined ? holiday.date : formatDate(asked);
  const rules = tables[scope];
  const rule = payRuleFor(rules, holiday);
  const observed = readDay(holiday.observedDate);
  const kind = 'answer' as const;
  if (!rule || observed < rule.from)
    return { kind, scope, answer: unpaid(date, holiday, rule), rule: undefined, pay: undefined };
  const paid = pay(rule, question);
  const window = payWindow(rule, paid.formula);
  const fault = flagFault(rule, question, almanac, scope) ?? factFault(window, question);
  if (fault) return fault;

  const questions = listQuestions(rule, paid, question, observed);
  const answer: HolidayPayAnswer = {
    date,
    holiday,
    decidedBy: 'law',
    window: window
      ? { ...formatDates(windowDays(window, observed, question.weekStart)), en: window.en, fr: window.fr }
      : null,
    holidayPay: dollars(paid.holidayPay),
    forWork: dollars(paid.forWork),
    total: dollars(paid.total),
    ...(paid.needs.length > 0 && { needs: paid.needs }),
    accepts: usedParameters(rule),
    formula: paid.noPay ? null : formulaWords(rule, paid, question),
    workFormula: workWords(paid, question),
    why: paid.noPay ? NO_PAY[paid.noPay] : null,
    work: { qualified: pickWords(rule.work), unqualified: pickWords(rule.unqualified) },
    options: rule.options.map(pickWords),
    qualify: [
      ...(rule.regularDay ? [{ ...rule.regularDay, ...pickSections(rule) }] : []),
      ...rule.conditions,
    ].map(({ en, fr, sectionEn, sectionFr }) => ({ en, fr, sectionEn, sectionFr })),
    notes: [
      ...questions.map(pickWords),
      ...(rule.isFromRead || yearOf(observed) >= almanac.law.referenceYear ? [] : [UNKNOWN_START]),
      ...rule.notes,
      ...(holiday.notes ? [holiday.notes] : []),
      ...COMMON_NOTES,
    ],
    act: holiday.act,
    ...pickSections(rule),
    confidence: questions.map((one) => one.confidence).reduce(lowerConfidence, rule.confidence),
    sources: listSources(rule, rules.sources),
  };
  return { kind, scope, answer, rule, pay: paid };
}

/** The next holiday, today included, that the law pays. */
export function findNextPaid(almanac: Almanac, scope: ScopeCode, today: Day): Holiday | undefined {
  if (!isKnownDay(today)) return undefined;
  let next = almanac.nextHoliday(scope, today - 1);
  while (next && next.holiday.basis !== 'paid') next = almanac.nextHoliday(scope, next.observed);
  return next?.holiday;
}

const BY_BASIS = ['paid', 'special', 'choice', 'legal'] as const;

/** The holiday of a date, or observed on it; if there are two, the one that the law pays. */
function holidayOn(almanac: Almanac, scope: ScopeCode, day: Day): Holiday | undefined {
  const found = listHolidaysOn(almanac, scope, day);
  const first = BY_BASIS.map((basis) => found.find((holiday) => holiday.basis === basis)).find(Boolean);
  return first ?? found[0];
}

function noHoliday(almanac: Almanac, scope: ScopeCode, day: Day): QuestionProblem {
  const { nameEn, nameFr } = almanac.scope(scope);
  const next = almanac.nextHoliday(scope, day)?.holiday;
  const needs = {
    en: `there is no holiday on this date (${nameEn})${next ? `; the next one is ${next.nameEn}, on ${longDate(readDay(next.observedDate), 'en')}` : ''}`,
    fr: `il n’y a pas de jour férié à cette date (${nameFr})${next ? `; le prochain est le ${longDate(readDay(next.observedDate), 'fr')} (${next.nameFr})` : ''}`,
  };
  return badParameter('date', formatDate(day), needs, next && [next.observedDate]);
}

/** Values that change nothing anywhere, so that one program may send the same parameters in every place. */
const NEUTRAL = { commission: false, irregular: false, regularDay: true } as const;
const FLAGS = ['commission', 'irregular', 'regularDay'] as const;

/** A value that would change an amount elsewhere, and not in this place. */
function flagFault(
  rule: PayRule,
  question: HolidayPayQuestion,
  almanac: Almanac,
  scope: ScopeCode,
): QuestionProblem | undefined {
  const { nameEn, nameFr } = almanac.scope(scope);
  const flag = FLAGS.find((one) => !isUsed(one, rule) && (question[one] ?? NEUTRAL[one]) !== NEUTRAL[one]);
  if (flag) {
    const neutral = NEUTRAL[flag] ? '1' : '0';
    const needs = {
      en: `the rule is the same with and without it here (${nameEn}); omit the parameter or use ${neutral}`,
      fr: `la règle n’en dépend pas ici (${nameFr}); omettez le paramètre ou utilisez ${neutral}`,
    };
    return badParameter(flag, question[flag] ? '1' : '0', needs, [neutral]);
  }
  if (!question.vacationPay || rule.vacationPay !== undefined) return undefined;
  const needs = {
    en: `we have found no text on how vacation pay counts here (${nameEn}); omit the parameter or use 0`,
    fr: `aucun texte que nous avons consulté ne précise comment l’indemnité de vacances compte ici (${nameFr}); omettez le paramètre ou utilisez 0`,
  };
  return badParameter('vacationPay', `${question.vacationPay / 100}`, needs, ['0']);
}

function factFault(
  window: PayWindow | undefined,
  { daysWorked, hoursInWindow }: HolidayPayQuestion,
): QuestionProblem | undefined {
  if (!window) return undefined;
  if (daysWorked !== undefined && daysWorked > window.days) {
    const needs = {
      en: `the reference period has ${window.days} days; use a whole number from 0 to ${window.days}`,
      fr: `la période de référence a ${window.days}\u00a0jours; indiquez un nombre entier de 0 à ${window.days}`,
    };
    return badParameter('daysWorked', `${daysWorked}`, needs, `0..${window.days}`);
  }
  const most = 24 * (daysWorked ?? window.days);
  if (hoursInWindow === undefined || hoursInWindow <= most * 100) return undefined;
  const needs = {
    en: `these days have only ${most} hours`,
    fr: `ces jours n’ont que ${most}\u00a0heures`,
  };
  return badParameter('hoursInWindow', `${hoursInWindow / 100}`, needs, `0..${most}`);
}

const EMPLOYER: Words = {
  en: 'This day is not paid by law: your employer decides.',
  fr: 'La loi ne prévoit pas que ce jour soit payé\u00a0: votre employeur décide.',
};

export const UNKNOWN_PAY: Words = {
  en: 'This was a legal holiday; our sources don’t say who got paid.',
  fr: 'C’était un jour de fête légale; nos sources n’indiquent pas qui avait droit à un congé payé.',
};

function unpaid(date: string, holiday: Holiday, rule: PayRule | undefined): HolidayPayAnswer {
  const isUnknown = holiday.basis === 'legal';
  return {
    date,
    holiday,
    decidedBy: isUnknown ? 'unknown' : rule ? 'law' : 'employer',
    window: null,
    holidayPay: null,
    forWork: null,
    total: null,
    accepts: [],
    formula: null,
    workFormula: null,
    why: isUnknown ? UNKNOWN_PAY : rule ? tooEarly(rule.from) : EMPLOYER,
    work: null,
    options: [],
    qualify: [],
    notes: [...(holiday.notes ? [holiday.notes] : []), ...COMMON_NOTES],
    act: holiday.act,
    sectionEn: rule?.sectionEn ?? null,
    sectionFr: rule?.sectionFr ?? null,
    confidence: isUnknown || rule ? 'low' : holiday.confidence,
    sources: [],
  };
}

function tooEarly(from: Day): Words {
  return {
    en: `We know the rule only from ${longDate(from, 'en')}, so we do not calculate pay for an earlier holiday.`,
    fr: `Nous ne connaissons la règle qu’à partir du ${longDate(from, 'fr')}; nous ne calculons donc pas la rémunération d’un jour férié antérieur.`,
  };
}

function listQuestions(
  rule: PayRule,
  { formula, noPay }: Pay,
  { worked = 0 }: PayInput,
  observed: Day,
): readonly PayQuestion[] {
  return [
    rule.question,
    formula?.question,
    isUnqualified(noPay) && worked > 0 ? rule.unqualified.question : undefined,
  ].filter((one): one is PayQuestion => one !== undefined && observed >= (one.since ?? observed));
}

/** Of a holiday before the current year, under a rule whose beginning no text gives. */
const UNKNOWN_START: Words = {
  en: 'We do not know when this rule began; it may have been different on that date.',
  fr: 'Nous ignorons depuis quand cette règle s’applique; elle était peut-être différente à cette date.',
};

function listSources(rule: PayRule, sources: PayRules['sources'] = {}): readonly PublishedText[] {
  const parts = [
    ...rule.formulas,
    ...rule.conditions,
    rule.regularDay,
    rule.work,
    rule.unqualified,
    ...rule.options,
  ];
  const ids = new Set([...rule.evidence, ...parts.flatMap((part) => part?.evidence ?? [])]);
  return [...ids].flatMap((id) => sources[id] ?? []).map(publishedText);
}

function pickSections({ sectionEn, sectionFr }: PayRule) {
  return { sectionEn, sectionFr };
}

function pickWords({ en, fr }: Words): Words {
  return { en, fr };
}

function formatDates({ start, end }: { readonly start: Day; readonly end: Day }) {
  return { start: formatDate(start), end: formatDate(end) };
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
