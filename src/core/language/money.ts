import type { Locale } from './locale.ts';

/** `$2,240.00`, `2 240,00 $` */
export function money(cents: number, locale: Locale): string {
  const dollars = grouped(Math.floor(cents / 100), locale);
  const rest = `${cents % 100}`.padStart(2, '0');
  return locale === 'fr' ? `${dollars},${rest}\u00a0$` : `$${dollars}.${rest}`;
}

/** A number of hundredths without needless zeros: `7.5`, `7,5`. */
export function hundredths(number: number, locale: Locale): string {
  const text = `${number / 100}`;
  return locale === 'fr' ? text.replace('.', ',') : text;
}

function grouped(number: number, locale: Locale): string {
  return `${number}`.replace(/\B(?=(\d{3})+$)/g, locale === 'fr' ? '\u00a0' : ',');
}
