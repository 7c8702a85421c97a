import type { LawFault } from '../law/check.ts';

/** The law tables do not hold together; every fault is named. */
export class LawError extends Error {
  constructor(faults: readonly LawFault[]) {
    const lines = faults.map(({ file, row, message }) => `data/${file} ${row}: ${message}`);
    super(`The law tables have faults:\n${lines.join('\n')}`);
    this.name = 'LawError';
  }
}
