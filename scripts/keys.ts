import { KEYS_HELP } from '../src/keys/command/help.ts';
import { parseKeysCommand } from '../src/keys/command/parse.ts';
import { runKeysCommand } from '../src/keys/command/run.ts';
import { withoutKeys } from '../src/keys/key.ts';
import { openKeyStore } from '../src/keys/stores/open.ts';
import { KeyStoreError } from '../src/keys/stores/store.ts';

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
