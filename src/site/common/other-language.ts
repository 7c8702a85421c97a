import { scopes, slugs } from '../../core/bundled/names.ts';
import { createCounterparts } from './counterparts.ts';

/** For the build: no script of a page asks for the other language. */
export const { counterpartPath, listAlternates } = createCounterparts(scopes, slugs);
