import { Command } from 'commander';

/** A command that throws where it would end the process, and collects what it would print. */
export function silentCommand() {
  const printed = { out: '', err: '' };
  const command = new Command().exitOverride().configureOutput({
    writeOut: (text) => {
      printed.out += text;
    },
    writeErr: (text) => {
      printed.err += text;
    },
  });
  return { command, printed };
}
