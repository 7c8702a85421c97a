import { describeLawFaults, type LawFault } from './fault.ts';

/** The law tables do not hold together; every fault is named. */
export class LawError extends Error {
  constructor(faults: readonly LawFault[]) {
    super(describeLawFaults(faults));
    this.name = 'LawError';
  }
}
