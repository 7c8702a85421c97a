import { type Reader, wholeNumber } from './readers.ts';

/** The longest period in which the law counts days worked. */
const MAX_DAYS_WORKED = 30;

const AMOUNT: Reader<number> = {
  read: (text) => hundredthsIn(text, 99_999_999),
  needs: {
    en: 'it must be an amount in dollars from 0 to 999999.99, with at most two decimals, such as 2240.50',
    fr: 'indiquez un montant en dollars de 0 à 999999.99, avec au plus deux décimales après un point\u00a0: écrivez 12.50, et non 12,50',
  },
  allowed: '0..999999.99',
};

/** Hours, in hundredths. */
function hours(most: number): Reader<number> {
  return {
    read: (text) => hundredthsIn(text, most * 100),
    needs: {
      en: `it must be a number of hours from 0 to ${most}, with at most two decimals, such as 7.5`,
      fr: `indiquez un nombre d’heures de 0 à ${most}, avec au plus deux décimales après un point\u00a0: écrivez 7.5, et non 7,5`,
    },
    allowed: `0..${most}`,
  };
}

function hundredthsIn(text: string, most: number): number | undefined {
  const [, whole, decimals = ''] = /^(0|[1-9]\d{0,5})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const number = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return number <= most ? number : undefined;
}

/** Amounts that someone earned and worked. Apart from the other readers: a program that asks nothing about pay does not carry them. */
export const AMOUNT_READERS = {
  wages: AMOUNT,
  vacationPay: AMOUNT,
  rate: AMOUNT,
  daysWorked: wholeNumber(0, MAX_DAYS_WORKED),
  hoursInWindow: hours(24 * MAX_DAYS_WORKED),
  hours: hours(24),
  worked: hours(24),
};
