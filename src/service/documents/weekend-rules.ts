import type { Almanac } from '../../core/holidays/almanac.ts';
import { toAct } from '../../core/holidays/cited-act.ts';
import { publishedText } from '../../core/holidays/evidence.ts';
import { type ByScope, SCOPE_CODES, type Scope } from '../../core/holidays/scope.ts';
import type { PaidProse } from '../../law/tables/pay.ts';
import type { LieuRuleRow, Note, OwnRules, Rule, WeekendRules } from '../../law/tables/schema.ts';
import type { WeekendRulesBody } from '../contract/schemas/weekend-rules.ts';
import { describeSource, type Site } from './bodies.ts';

export function weekendRulesBody(
  almanac: Almanac,
  site: Site,
  rules: ByScope<WeekendRules>,
  paid: ByScope<PaidProse>,
): WeekendRulesBody {
  const places = SCOPE_CODES.map((code) => placeRules(almanac, almanac.scope(code), rules[code], paid[code]));
  return { places, source: describeSource(site) };
}

function placeRules(
  almanac: Almanac,
  { region, nameEn, nameFr }: Scope,
  rules: WeekendRules,
  paid: PaidProse,
) {
  const { weekend, inLieu, ownActs = [], notes } = rules;
  return {
    code: region,
    nameEn,
    nameFr,
    weekend: toRule(weekend),
    inLieu: inLieu.map((rule) => toLieuRule(rule, almanac)),
    paid: toRule(paid.paid),
    notes: notes.map(toNote),
    ownActs: ownActs.map((own) => toOwnRules(own, paid)),
  };
}

function toOwnRules({ holiday, since, until, weekend }: OwnRules, paid: PaidProse) {
  const own = paid.ownActs.find((act) => act.holiday === holiday) ?? paid;
  return {
    holiday,
    since: since ?? null,
    until: until ?? null,
    weekend: toRule(weekend),
    paid: toRule(own.paid),
  };
}

function toRule({ ask, ...rule }: Rule) {
  return { ...rule, evidence: rule.evidence.map(publishedText), ask: ask ?? null };
}

function toLieuRule(row: LieuRuleRow, { law }: Almanac) {
  const { rule, act, holidays = [], since, until, months, en, fr } = row;
  const { sectionEn, sectionFr, confidence, evidence } = row;
  return {
    rule,
    act: toAct(law.statutes[act] ?? null),
    holidays,
    since: since ?? null,
    until: until ?? null,
    months: months ?? null,
    en,
    fr,
    sectionEn: sectionEn ?? null,
    sectionFr: sectionFr ?? null,
    confidence,
    evidence: evidence.map(publishedText),
  };
}

function toNote({ holidays, since, until, en, fr, confidence, evidence }: Note) {
  const [only = null, ...others] = holidays;
  return {
    holiday: others.length === 0 ? only : null,
    holidays,
    since: since ?? null,
    until: until ?? null,
    en,
    fr,
    confidence,
    evidence: evidence.map(publishedText),
  };
}
