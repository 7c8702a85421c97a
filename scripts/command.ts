import { Command } from 'commander';

/** A command that `npm run` starts; a usage error ends the process with this exit code. */
export function npmCommand(name: string, usageError: number): Command {
  return namedCommand(`npm run ${name} --`, usageError);
}

/** The same under the words that a person types to run it. */
export function namedCommand(name: string, usageError: number): Command {
  return new Command(name)
    .showHelpAfterError(`See: ${name} --help`)
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : usageError));
}

/** Prints what went wrong and sets the exit code; the process goes on. */
export function fail(message: string, exitCode: number): void {
  console.error(message);
  process.exitCode = exitCode;
}

/** Whether a system call failed, such as a write to a full disk: its message is all there is to say. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** YYYY-MM-DD, as en-CA writes a date. */
export function dateInToronto(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format();
}
