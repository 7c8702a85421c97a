import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';

/** `npm run check:weight`: how many lines of tracked text each room may have. A ceiling only falls. */
const CEILINGS: Readonly<Record<string, number>> = {
  total: 85_376,
  'src/site': 28_670,
  tests: 27_070,
  'src without site': 23_300,
  'everything else': 2_638,
  scripts: 1_950,
  packages: 1_030,
  tools: 743,
};
const LEFT_OUT = /^data\/|package-lock\.json$|\.(?:woff2|png|svg|ico)$|LICENSE$|licence/;
const TEST = /^tests\/|\.test\.|\/tests\/|__snapshots__|\.fixture\.ts$/;

const weights: Record<string, number> = {};
for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')) {
  if (LEFT_OUT.test(file) || !lstatSync(file, { throwIfNoEntry: false })?.isFile()) continue;
  const lines = readFileSync(file, 'utf8').split('\n').length - 1;
  for (const room of ['total', findRoom(file)]) weights[room] = (weights[room] ?? 0) + lines;
}
for (const [room, ceiling] of Object.entries(CEILINGS)) {
  const lines = weights[room] ?? 0;
  if (lines <= ceiling) continue;
  console.error(`${room} has ${lines} lines, ${lines - ceiling} more than its ceiling of ${ceiling}`);
  process.exitCode = 1;
}

function findRoom(file: string): string {
  const [folder = '', second] = file.split('/');
  if (folder === 'src' && !TEST.test(file)) return second === 'site' ? 'src/site' : 'src without site';
  return TEST.test(file) ? 'tests' : folder in CEILINGS ? folder : 'everything else';
}
