import { addKeysCommands, openKeyStore } from '../src/service/keys/command-line.ts';
import { withoutKeys } from '../src/service/keys/key.ts';
import { KeyStoreError } from '../src/service/keys/record.ts';
import { npmCommand } from './command.ts';

const program = addKeysCommands(npmCommand('keys', 1).configureOutput({ writeErr: warn }), {
  now: Date.now(),
  openStore: openKeyStore,
  print: console.log,
});
const args = process.argv.slice(2);
try {
  await program.parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' });
} catch (error) {
  if (!(error instanceof KeyStoreError)) throw error;
  warn(`${error.message}\n`);
  process.exitCode = 1;
}

/** Prints every message, without keys and without control characters for a terminal. */
function warn(message: string): void {
  process.stderr.write(withoutKeys(message).replaceAll(/[^\P{C}\n]/gu, '?'));
}
