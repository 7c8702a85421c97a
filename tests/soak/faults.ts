import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeWhole } from '../../src/common/write-atomically.ts';
import { KeyStoreError } from '../../src/keys/stores/store.ts';
import { checkOwnLimits, checkRevocation, checkSharedLimits, untilInForce, untilShared } from './checks.ts';
import type { Service } from './service.ts';

/** Hosts look at the key file and write their log every second. */
const LOOK_MS = 1_200;
const HOUR_MS = 3_600_000;
/** What a stop may take at most, and some time of the machine. */
const STOP_MS = 20_000;
/** A signal takes a moment to reach Redis. */
const FREEZING_MS = 200;
const YEAR = '/holidays/2026';

/** Something that goes wrong while requests come in. Puts everything right again; throws where the service does not bear it. */
export interface Fault {
  readonly name: string;
  /** @returns what is to be noted */
  readonly strike: (service: Service) => Promise<string | undefined>;
}

/** They strike one after the other, again and again. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'Redis stopped',
    strike: async (service) => {
      await withoutRedis(service, () => checkOwnLimits(service));
      await checkSharedLimits(service);
      return 'limits exact: a process, then together';
    },
  },
  {
    name: 'Redis frozen',
    strike: async (service) => {
      service.redis.freeze();
      try {
        await sleep(FREEZING_MS);
        await checkOwnLimits(service);
      } finally {
        service.redis.thaw();
      }
      await checkSharedLimits(service);
      return 'limits exact: a process, then together';
    },
  },
  {
    name: 'Redis wiped',
    strike: async (service) => {
      await service.redis.flush();
      await checkSharedLimits(service);
      return 'limits exact: together';
    },
  },
  {
    name: 'a key rotated',
    strike: async (service) => {
      await service.rotate((key) => untilInForce(service, key));
      return checkRevocation(service);
    },
  },
  {
    name: 'the key file cut in half',
    strike: async (service) => {
      const file = readFileSync(service.keysFile);
      writeFileSync(service.keysFile, file.subarray(0, file.length / 2));
      await sleep(LOOK_MS);
      await writeWhole(service.keysFile, file.toString());
      return checkRevocation(service);
    },
  },
  {
    name: 'the key file removed',
    strike: async (service) => {
      const aside = `${service.keysFile}.aside`;
      renameSync(service.keysFile, aside);
      await sleep(LOOK_MS);
      renameSync(aside, service.keysFile);
      return checkRevocation(service);
    },
  },
  {
    name: 'static files removed',
    strike: async (service) => {
      service.takeAway(YEAR);
      await sleep(LOOK_MS);
      service.putBack(YEAR);
      return undefined;
    },
  },
  { name: 'the disk full', strike: fillDisk },
  {
    name: 'the clock set back while Redis is away',
    strike: async (service) => {
      await withoutRedis(service, async () => {
        await sleep(LOOK_MS);
        await service.moveClock(-HOUR_MS);
        await checkOwnLimits(service);
      });
      await untilShared(service);
      await service.moveClock(0);
      await checkSharedLimits(service);
      return 'by an hour, in the processes';
    },
  },
];

/** They strike once, at the end: the processes before them tell how memory grows. */
export const ENDS: readonly Fault[] = [
  {
    name: 'a process asked to stop',
    strike: async (service) => {
      const host = service.next();
      const answer = await requestUnderWay(host.port);
      host.state = 'stopping';
      const end = once(host.process, 'exit', { signal: AbortSignal.timeout(STOP_MS) });
      host.process.kill('SIGTERM');
      if (!/^HTTP\/1\.1 200 /.test(await answer())) throw new Error('A request under way was not answered');
      const [code] = await end;
      if (code !== 0) throw new Error(`The process ended with ${code}`);
      await service.replace(host);
      await checkSharedLimits(service);
      return 'requests under way answered';
    },
  },
  {
    name: 'a process killed',
    strike: async (service) => {
      const host = service.next();
      host.state = 'killed';
      const end = once(host.process, 'exit');
      host.process.kill('SIGKILL');
      await end;
      await service.replace(host);
      await checkSharedLimits(service);
      return undefined;
    },
  },
];

async function withoutRedis(service: Service, check: () => Promise<void>): Promise<void> {
  await service.redis.stop();
  try {
    await check();
  } finally {
    await service.restartRedis();
  }
}

/** The disk holds the log and the key file. */
async function fillDisk(service: Service): Promise<string> {
  const { disk } = service;
  if (!disk) return 'skipped: mounting a small file system is not permitted here';
  disk.fill();
  const refusal = await service.issue(1).then(
    () => 'a key was issued',
    (error: unknown) => error,
  );
  await sleep(LOOK_MS);
  const before = service.logged();
  disk.empty();
  if (!(refusal instanceof KeyStoreError)) throw new Error(`A key on a full disk: ${refusal}`);
  await sleep(LOOK_MS);
  if (service.logged() === before) throw new Error('The log does not go on');
  return `refused: ${refusal.message.replace(service.keysFile, 'keys.json')}`;
}

/** A request that lacks its last line. Resolves with what ends it and reads the answer. */
async function requestUnderWay(port: number): Promise<() => Promise<string>> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /api/week.json HTTP/1.1\r\nHost: localhost\r\n');
  // The host has the first part before it hears of the stop.
  await sleep(100);
  return async () => {
    await sleep(300);
    const read = text(socket);
    socket.write('Connection: close\r\n\r\n');
    return read;
  };
}
