import { keep, kept } from '../kept.ts';

const KEY = 'statdays-scope';

/** The scope that the reader chose last; undefined where none is. */
export const rememberedScope = (): string | undefined => kept(KEY);

export const rememberScope = (code: string): void => keep(KEY, code);
