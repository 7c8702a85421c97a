import { describe, expect, test } from 'vitest';
import { almanac } from '../../../tests/support/law/almanac.ts';
import { pay as tables } from '../../../tests/support/law/law.ts';
import { readDay } from '../calendar/day.ts';
import { askHolidayPay, type HolidayPayQuestion } from './holiday-pay.ts';

const today = readDay('2026-11-24');

function ask(question: HolidayPayQuestion) {
  const reply = askHolidayPay(almanac, tables, question, () => today);
  if (reply.kind === 'problem') throw new Error(reply.needs?.en ?? reply.code);
  return reply.answer;
}

describe('without amounts', () => {
  test('a place with two formulas gives both', () => {
    expect(ask({ province: 'mb' }).formula?.en).toBe(
      'hourly wage × hours in a normal day; if your hours or wages vary, wages × 5%',
    );
    expect(ask({ province: 'mb', irregular: true })).toMatchObject({
      needs: ['wages'],
      formula: { en: 'wages × 5%' },
    });
  });

  test('the employer’s week moves the window', () => {
    const { window } = ask({ province: 'on', weekStart: 'sat' });
    expect(window).toMatchObject({ start: '2026-11-21', end: '2026-12-18' });
  });
});

test('formulas are written in both languages', () => {
  const { formula, workFormula } = ask({
    province: 'on',
    wages: 150_000,
    vacationPay: 6000,
    rate: 1400,
    worked: 750,
  });
  expect(formula).toEqual({
    en: '($1,500.00 + $60.00) ÷ 20',
    fr: '(1\u00a0500,00\u00a0$ + 60,00\u00a0$) ÷ 20',
  });
  expect(workFormula).toEqual({ en: '7.5 × 1.5 × $14.00', fr: '7,5 × 1,5 × 14,00\u00a0$' });
  expect(ask({ province: 'bc', rate: 2000, worked: 1400 }).workFormula?.en).toBe(
    '12 × 1.5 × $20.00 + 2 × 2 × $20.00',
  );
});

test('the formula for work is the one that the amount follows, also without qualifying', () => {
  const unqualified = ask({ province: 'bc', qualifies: false, rate: 2000, worked: 1400 });
  expect(unqualified).toMatchObject({ forWork: 280, workFormula: { en: '14 × $20.00' } });
});

describe('a day that the law does not pay', () => {
  test('is computed if the act lets the employer choose it', () => {
    expect(ask({ province: 'qc', date: readDay('2027-03-29'), wages: 320_000 })).toMatchObject({
      holidayPay: 160,
    });
  });

  test('in Nova Scotia on November 11 pays only for work', () => {
    const question = { province: 'ns', date: readDay('2026-11-11'), rate: 2000 } as const;
    expect(ask(question)).toMatchObject({ decidedBy: 'law', total: 0 });
    expect(ask({ ...question, worked: 800 })).toMatchObject({ holidayPay: 0, forWork: 160 });
  });

  test.each([
    ['on', '2005-12-25', 'law'],
    ['bc', '2000-11-11', 'law'],
    ['ab', '1995-12-25', 'unknown'],
    ['qc', '1995-12-25', 'unknown'],
    ['mb', '1980-11-11', 'unknown'],
  ] as const)('%s on %s is not computed: we do not know the law of the time', (province, date, decidedBy) => {
    expect(ask({ province, date: readDay(date), wages: 100 })).toMatchObject({
      decidedBy,
      total: null,
      confidence: 'low',
    });
  });
});

test('weeks count back from the observed date', () => {
  const answer = ask({ province: 'yt', date: readDay('2026-12-25') });
  expect(answer.window).toMatchObject({ start: '2026-12-06', end: '2026-12-19' });
  const moved = ask({ province: 'sk', date: readDay('2029-07-01') });
  expect(moved.holiday.observedDate).toBe('2029-07-02');
  expect(moved.window?.end).toBe('2029-07-01');
});

test('an open point lowers the confidence and is told', () => {
  const unsure = ask({ province: 'ns', qualifies: false, rate: 2000, worked: 800 });
  expect(unsure.confidence).toBe('low');
  expect(unsure.notes[0]?.fr).toContain('Nous n’avons pas consulté');
  expect(ask({ province: 'ns', rate: 2000, hours: 800 }).confidence).toBe('high');
  expect(ask({ province: 'pe' }).confidence).toBe('medium');
  expect(ask({ province: 'pe', date: readDay('2026-02-16') }).confidence).toBe('medium');
});

test('Prince Edward Island changes its rule on June 30, 2026', () => {
  const facts = { province: 'pe', wages: 133_200, daysWorked: 9 } as const;
  const answer = ask({ ...facts, date: readDay('2026-09-30') });
  expect(answer).toMatchObject({ holidayPay: 66.6, sectionEn: 'ss. 27-28', why: null });
  expect(answer.qualify.map(({ sectionEn }) => sectionEn)).toEqual(['s. 27(1)']);
  expect(ask({ ...facts, date: readDay('2026-04-03') })).toMatchObject({
    holidayPay: 0,
    sectionEn: 'ss. 6-10',
  });
});

test('June 24 has no condition of section 65, from the first year of the rule', () => {
  const answer = ask({ province: 'qc', date: readDay('2005-06-24'), wages: 200_000 });
  expect(answer).toMatchObject({ holidayPay: 100, sectionEn: 'National Holiday Act, ss. 2, 4-6' });
  expect(answer.qualify.map(({ en }) => en)).toEqual(['you are employed on June 24']);
});

test.each(['bc', 'ns'] as const)(
  'in %s, too few days worked give nothing, unless someone qualifies',
  (province) => {
    const facts = {
      province,
      wages: 100_000,
      daysWorked: 14,
      irregular: province === 'ns' ? true : undefined,
    };
    expect(ask(facts)).toMatchObject({ holidayPay: 0 });
    expect(ask({ ...facts, daysWorked: 0 })).toMatchObject({ holidayPay: 0 });
    expect(ask({ ...facts, daysWorked: 0, qualifies: true })).toMatchObject({ holidayPay: 0 });
    expect(ask({ ...facts, qualifies: true })).toMatchObject({ holidayPay: 71.43 });
  },
);

describe('a wrong question', () => {
  const refuse = (question: HolidayPayQuestion) => askHolidayPay(almanac, tables, question, () => today);

  test.each<[string, HolidayPayQuestion, string, unknown]>([
    ['a flag that changes nothing there', { province: 'mb', regularDay: false }, 'regularDay', ['1']],
    ['more days than three weeks have', { province: 'nl', daysWorked: 22 }, 'daysWorked', '0..21'],
    [
      'more hours than the days have',
      { province: 'nb', daysWorked: 2, hoursInWindow: 4801 },
      'hoursInWindow',
      '0..48',
    ],
    [
      'vacation pay where no text says how it counts',
      { province: 'qc', vacationPay: 100 },
      'vacationPay',
      undefined,
    ],
  ])('%s', (_name, question, parameter, allowed) => {
    expect(refuse(question)).toMatchObject({
      kind: 'problem',
      parameter,
      ...(allowed !== undefined && { allowed }),
    });
  });
});
