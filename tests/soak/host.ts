import { createLog } from '../../src/hosts/node/access-log.ts';
import { readConfig } from '../../src/hosts/node/config.ts';
import { startHost } from '../../src/hosts/node/start-host.ts';
import { stopOnSignal } from '../../src/hosts/node/stop.ts';
import { law, lists } from '../support/law/law.ts';

/** The Node host as `npm start` runs it, on the build in the folder of the argument. Sends its port to its parent, and ends with it. */
const [build = ''] = process.argv.slice(2);
const read = readConfig(process.env);
if (read.kind === 'wrong') throw new Error(read.faults.join('\n'));
const log = createLog(read.config.isAccessLogged);
const host = await startHost({ build, law, lists, edition: 'soak', config: read.config, log });
if (host.kind === 'refused') throw new Error(host.message);
stopOnSignal(host.stop, log);
process.once('disconnect', () => process.exit(1));
process.send?.(Number(new URL(host.url).port));
