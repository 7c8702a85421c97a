import { embeddedDisputed } from 'statdays:disputed';
import type { ScopeCode } from '../../holidays/scope.ts';

/** Whether sources contradict each other about a holiday in a place. */
export const isDisputed = (place: ScopeCode, holiday: string): boolean =>
  embeddedDisputed()[place].includes(holiday);
