import type { Translate } from '../i18n/texts.ts';

/** `Possible day off for Christmas Day or Boxing Day`. @param names as they follow “for” */
export const mayBeOffFor = (names: readonly string[], t: Translate): string =>
  t('lieu.mayBeOff', { names: names.join(t('lieu.or')) });
