import { OWN_PARAMETERS } from './own.ts';
import { V3_PARAMETERS } from './v3.ts';

/** Every query parameter, by its name. */
export const PARAMETERS = { ...OWN_PARAMETERS, ...V3_PARAMETERS };

export type ParameterName = keyof typeof PARAMETERS;

/** What the values of some parameters are once they are read; those left out are undefined. */
export type Values<Name extends ParameterName> = {
  readonly [N in Name]: ReturnType<(typeof PARAMETERS)[N]['read']>;
};
