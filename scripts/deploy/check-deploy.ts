import { fail, npmCommand } from '../command.ts';
import { checkSite } from './checks.ts';

// `npm run check:deploy -- ADDRESS`: asks a site, wherever it runs, everything that a build should answer.

const [address = ''] = npmCommand('check:deploy', 1)
  .description('Asks a site everything that a build should answer, and says what is right and what is wrong.')
  .argument('<address>', 'such as https://example.org or http://localhost:4321')
  .parse().args;

if (!URL.canParse(address)) fail(`"${address}" is not an address such as https://example.org`, 1);
else if (!(await checkSite(new URL(address).origin))) process.exitCode = 1;
