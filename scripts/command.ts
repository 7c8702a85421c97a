import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { DataError } from '../src/core/common/data.ts';

export const DATA = fileURLToPath(new URL('../data', import.meta.url));

/** A command that `npm run` starts. A usage error ends the process with the given exit code. */
export function npmCommand(name: string, usageError: number): Command {
  const words = `npm run ${name} --`;
  return new Command(words)
    .showHelpAfterError(`See: ${words} --help`)
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : usageError));
}

/** Prints what went wrong and sets the exit code. The process goes on. */
export function fail(message: string, exitCode: number): void {
  console.error(message);
  process.exitCode = exitCode;
}

/** Runs what reads the tables, and prints their faults. */
export async function reportFaults(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    fail(error.message, 1);
  }
}

/** YYYY-MM-DD, as en-CA writes a date. */
export function dateInToronto(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());
}
