import { describe, expect, test } from 'vitest';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { almanac, paidProse, weekendRules } from '../common/almanac.ts';
import { translateTo } from '../i18n/texts.ts';
import { datesAhead, isEverOnWeekend } from './holiday-facts.ts';
import { payLines } from './holiday-pay.ts';

function lines(id: string, place: ScopeCode, year: number, locale: Locale = 'en') {
  const holiday = almanac.listing(place, year).find((candidate) => candidate.id === id);
  if (!holiday) throw new RangeError(`No ${id} in ${place} ${year}`);
  return payLines(
    holiday,
    weekendRules[place],
    paidProse[place],
    isEverOnWeekend(id),
    locale,
    translateTo(locale),
  );
}

describe('the answer about a holiday', () => {
  test('of a paid day gives the rules of the place on pay and on weekends, with their sources', () => {
    const asked = lines('christmas-day', 'ns', 2027);
    expect(asked.map(({ rule }) => rule)).toContain(weekendRules.ns.weekend);
    expect(asked.map(({ answer }) => answer)).toContain(paidProse.ns.paid.en);
  });

  test('of a day with an act of its own gives its note, and no rule that is not for it', () => {
    const asked = lines('remembrance-day', 'ns', 2029);
    expect(asked[0]?.answer).toMatch(/^Partly\. .*never moved/);
    expect(asked.filter(({ rule }) => rule)).toEqual([]);
  });

  test('of June 24 in Quebec gives the rules of the National Holiday Act alone', () => {
    const asked = lines('saint-jean-baptiste-day', 'qc', 2027);
    const sections = asked.flatMap(({ rule }) => rule?.sectionEn ?? []);
    expect(sections).toEqual([expect.stringContaining('ss. 2, 4-6'), expect.stringContaining('ss. 2, 4-6')]);
    const answers = asked.map(({ answer }) => answer);
    expect(answers).not.toContain(paidProse.qc.paid.en);
    expect(answers).not.toContain(weekendRules.qc.weekend.en);
  });

  test('before that act as it is today gives the rules of the place', () => {
    const rules = lines('saint-jean-baptiste-day', 'qc', 2005).map(({ rule }) => rule);
    expect(rules).toContain(paidProse.qc.paid);
  });

  test('has rules of its own for days that the place lists', () => {
    for (const place of SCOPE_CODES) {
      for (const { holiday, since = 2026 } of weekendRules[place].ownActs ?? [])
        expect(almanac.statutory(place, since).map(({ id }) => id)).toContain(holiday);
    }
  });

  test('says where the law moves the day off', () => {
    const asked = lines('canada-day', 'ca', 2029, 'fr');
    expect(asked.find(({ rule }) => rule === weekendRules.ca.weekend)?.answer).toMatch(
      /^Le jour férié tombe le dimanche 1er\u00a0juillet 2029; le congé prévu par la loi est le lundi 2\u00a0juillet 2029/,
    );
  });

  test.each<[string, ScopeCode, RegExp]>([
    ['easter-monday', 'on', /^This is not a public holiday: .*Ministry of Labour/],
    ['boxing-day', 'ab', /^This is not a general holiday, .* The government gives its own employees/],
    ['easter-monday', 'qc', /^Yes, if your employer chose this day\. .*Good Friday or Easter Monday/],
    ['victoria-day', 'nb', /^No, .* This is an unpaid day of rest prescribed by law/],
    ['victoria-day', 'ns', /^This is neither a paid holiday nor a retail closing day/],
  ])('of an optional day says why it is one: %s in %s', (id, place, answer) => {
    expect(lines(id, place, 2027)[0]?.answer).toMatch(answer);
  });

  test('of a day that the employer may choose gives the rule on pay, and section 60', () => {
    const asked = lines('easter-monday', 'qc', 2027);
    expect(asked.map(({ rule }) => rule)).toContain(paidProse.qc.paid);
    expect(asked.find(({ question }) => question === 'Which law applies?')?.answer).toMatch(/s\. 60$/);
  });

  test('of Easter Monday in the federal public service cites its agreements', () => {
    const answers = lines('easter-monday', 'ca', 2027).map(({ answer }) => answer);
    expect(answers).toContainEqual(expect.stringMatching(/^Collective agreements .*cl\. 30\.02/));
  });

  test('leads a French reader to the French text of the act', () => {
    const urls = lines('saint-jean-baptiste-day', 'qc', 2027, 'fr').flatMap(({ act }) => act?.url ?? []);
    expect(urls[0]).toMatch(/legisquebec\.gouv\.qc\.ca\/fr\//);
  });
});

test('the page of a holiday tells its date if the day off is on another', () => {
  const inYear = (year: number) => datesAhead('saint-jean-baptiste-day').find((ahead) => ahead.year === year);
  expect(inYear(2029)?.dates).toEqual([{ date: '2029-06-25', dateOfHoliday: '2029-06-24', places: ['qc'] }]);
  expect(inYear(2030)?.dates).toEqual([{ date: '2030-06-24', dateOfHoliday: undefined, places: ['qc'] }]);
});
