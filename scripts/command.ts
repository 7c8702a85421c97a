import { Command } from 'commander';

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

/** YYYY-MM-DD, as en-CA writes a date. */
export function dateInToronto(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());
}
