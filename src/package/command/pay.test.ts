import { expect, test } from 'vitest';
import { payCases } from '../../../tests/support/law/law.ts';
import { askPay, PAY_OPTIONS, type PayOption } from './pay.ts';

/** The name of an option on the command line. */
const dashed = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each(payCases)('statdays pay answers the case $id to the cent', ({ province, date, given, pays }) => {
  const options = Object.entries(given).map(([name, value]) => [dashed(name), `${Number(value)}`]);
  for (const [option] of options) expect(PAY_OPTIONS).toContain(option);
  expect(askPay([province, date], Object.fromEntries(options)).value).toMatchObject(pays);
});

test.each<[PayOption, string]>([
  ['wages', '12,50'],
  ['wages', '1e3'],
  ['wages', '-1'],
  ['rate', ''],
  ['days-worked', '2.5'],
  ['qualifies', 'yes'],
])('statdays pay refuses --%s=%s', (option, text) => {
  expect(() => askPay(['bc', '2026-12-25'], { [option]: text })).toThrow(/must be/);
});
