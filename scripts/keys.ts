import { withoutKeys } from '../src/api/key-format.ts';
import { KeyStoreError } from '../src/keys/key-store.ts';
import { parseKeysCommand } from '../src/keys/keys-command.ts';
import { KEYS_HELP } from '../src/keys/keys-help.ts';
import { openKeyStore } from '../src/keys/open-key-store.ts';
import { runKeysCommand } from '../src/keys/run-keys-command.ts';

const parsed = parseKeysCommand(process.argv.slice(2), process.env, Date.now());
if (parsed.kind === 'help') console.log(KEYS_HELP);
else if (parsed.kind === 'wrong') fail(`${parsed.message}\nSee: npm run keys -- --help`);
else await run(parsed);

async function run({ command, store }: Extract<typeof parsed, { kind: 'command' }>): Promise<void> {
  try {
    const result = await runKeysCommand(await openKeyStore(store), command, Date.now());
    if (result.kind === 'refused') fail(result.message);
    else console.log(result.text);
  } catch (error) {
    if (!(error instanceof KeyStoreError)) throw error;
    fail(error.message);
  }
}

/** Every message leaves here, and no key with it. */
function fail(message: string): void {
  console.error(withoutKeys(message));
  process.exitCode = 1;
}
