import type { Command } from 'commander';

/**
 * A command that throws instead of ending the process, and collects what it would print.
 * @param command made by the caller, whose commander is the program's; a package of the tests brings another
 */
export function silentCommand(command: Command) {
  const printed = { out: '', err: '' };
  command.exitOverride().configureOutput({
    writeOut: (text) => {
      printed.out += text;
    },
    writeErr: (text) => {
      printed.err += text;
    },
  });
  return { command, printed };
}
