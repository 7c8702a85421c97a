const MOST_SHOWN = 50;

/** Documents do not keep to their schema; `faults` names all of them. */
export class DataSetFault extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    const shown = faults.slice(0, MOST_SHOWN).join('\n');
    super(`${faults.length} faults of documents against their schema:\n${shown}`);
    this.name = 'DataSetFault';
    this.faults = faults;
  }
}
