import { describe, expect, test } from 'vitest';
import { almanac } from '../../../tests/support/law/almanac.ts';
import { payCases, pay as tables } from '../../../tests/support/law/law.ts';
import { readDay } from '../../core/calendar/day.ts';
import { LOCALES } from '../../core/language/locale.ts';
import { money } from '../../core/language/money.ts';
import { payRuleOn } from '../../core/pay/pay.ts';
import { askByPage, hasBoth } from './pay-choice.ts';

const MONEY = ['wages', 'vacationPay', 'rate'];

describe.each(LOCALES)('in %s', (locale) => {
  test.each(payCases)('the page answers the case $id to the cent', ({ province, date, given, pays }) => {
    const query = new URLSearchParams({ province, date });
    // The page asks for the hours of a normal day until the reader says that they vary.
    if (hasBoth(payRuleOn(tables[province], readDay(date))) && given['hours'] === undefined)
      query.set('irregular', '1');
    const typed: Record<string, string> = {};
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === 'boolean') query.set(name, value ? '1' : '0');
      else if (MONEY.includes(name)) typed[name] = money(value * 100, locale);
      else typed[name] = value.toLocaleString(`${locale}-CA`);
    }
    const { reply, wrong, problems } = askByPage(query, typed, almanac, tables, locale, () =>
      readDay('2026-11-24'),
    );
    expect([wrong, problems]).toEqual([[], []]);
    expect(reply?.answer).toMatchObject(pays);
  });
});
