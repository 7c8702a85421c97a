/** What is wrong with the law tables, and where: file, row (from 1) or key, and what the row says. */
export interface LawFault {
  readonly file: string;
  /** Empty where the fault is that of the whole file. */
  readonly row: string;
  readonly message: string;
}

export function lawFault(file: string, row: string, message: string): LawFault {
  return { file, row, message };
}

/** All faults, one a line, for whoever has to mend them. */
export function describeLawFaults(faults: readonly LawFault[]): string {
  const lines = faults.map(
    ({ file, row, message }) => `data/${[file, row].filter(Boolean).join(' ')}: ${message}`,
  );
  return `The law tables have faults:\n${lines.join('\n')}`;
}
