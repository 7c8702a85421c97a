import { Command } from 'commander';

/** A command that `npm run` starts. A usage error ends the process with the given exit code. */
export function npmCommand(name: string, usageError: number): Command {
  return namedCommand(`npm run ${name} --`, usageError);
}

/** A command under the words that run it. */
export function namedCommand(name: string, usageError: number): Command {
  return new Command(name)
    .showHelpAfterError(`See: ${name} --help`)
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : usageError));
}

/** Prints what went wrong and sets the exit code. The process goes on. */
export function fail(message: string, exitCode: number): void {
  console.error(message);
  process.exitCode = exitCode;
}

/** Whether a system call failed, such as a write to a full disk. Its message says enough. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** YYYY-MM-DD, as en-CA writes a date. */
export function dateInToronto(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format();
}
