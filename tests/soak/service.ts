import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../../src/common/files-below.ts';
import { issueKey, revokeKey, rotateKey } from '../../src/keys/command/operations.ts';
import { FileKeyStore } from '../../src/keys/stores/file-store.ts';
import { startRedis, type TestRedis } from '../support/servers/redis.ts';
import { SmallDisk } from './small-disk.ts';

const HOST = fileURLToPath(new URL('./host.ts', import.meta.url));
const CLOCK = new URL('./movable-clock.mjs', import.meta.url).href;

/** As `npm start` runs it. */
const NODE_OPTIONS = ['--max-semi-space-size=16', '--import', CLOCK];

/** All of the last build but most of its years, whose copies would take long. */
const isSoaked = (path: string): boolean => !/[\\/]holidays[\\/](?!202\d)\d{4}$/.test(path);

/** Requests a minute of a caller without a key. */
export const ANONYMOUS_LIMIT = 60;
/** Of the traffic's own key, out of reach. */
const TRAFFIC_LIMIT = 1_000_000;
const HOUR_MS = 3_600_000;
/** On a machine that is busy otherwise. */
const START_MS = 60_000;

/** A Node host in a process of its own. */
export interface Host {
  readonly name: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** Only one that serves gets new requests; what a killed one leaves unanswered is no fault. */
  state: 'serving' | 'stopping' | 'killed';
}

/** Two hosts on one Redis and one key file, behind a proxy that they trust, on a copy of the last build. */
export class Service {
  readonly #folder = mkdtempSync(join(tmpdir(), 'statdays-soak-'));
  readonly #build = join(this.#folder, 'build');
  readonly disk = SmallDisk.mount(join(this.#folder, 'disk'));
  readonly keysFile = join(this.#folder, 'disk', 'keys.json');
  readonly keys = new FileKeyStore(this.keysFile);
  readonly hosts: Host[] = [];
  /** Paths below `client` that were taken away. */
  readonly takenAway = new Set<string>();
  redis: TestRedis;
  /** The key of the traffic, in force all the time. */
  partnerKey = '';
  #partnerId = '';
  #clockOffset = 0;
  #started = 0;
  #turn = 0;

  private constructor(redis: TestRedis) {
    this.redis = redis;
  }

  static async start(): Promise<Service> {
    const service = new Service(await startRedis());
    cpSync(join('dist', 'client'), service.#client, { recursive: true, filter: isSoaked });
    const { key, record } = await service.issue(TRAFFIC_LIMIT);
    service.partnerKey = key;
    service.#partnerId = record.id;
    for (const host of await Promise.all([service.startHost(), service.startHost()]))
      service.hosts.push(host);
    return service;
  }

  get #client(): string {
    return join(this.#build, 'client');
  }

  /** Paths of all files, as in a request. */
  files(): readonly string[] {
    return filesBelow(this.#client).map((file) => `/${file}`);
  }

  /** The hosts that serve, in turn. */
  next(): Host {
    const serving = this.hosts.filter(({ state }) => state === 'serving');
    const host = serving[this.#turn++ % serving.length];
    if (!host) throw new Error('No host serves');
    return host;
  }

  issue(limit: number) {
    return issueKey(this.keys, { name: 'Soak', project: 'Soak', volume: 'Soak', limit }, Date.now());
  }

  revoke(id: string) {
    return revokeKey(this.keys, id, Date.now());
  }

  /** Puts a new key in the place of the traffic's, which goes on working; the traffic takes the new one once `isInForce` resolves. */
  async rotate(isInForce: (key: string) => Promise<unknown>): Promise<void> {
    const rotated = await rotateKey(this.keys, this.#partnerId, HOUR_MS, Date.now());
    if (rotated.kind !== 'issued') throw new Error(`The key cannot be rotated: ${rotated.kind}`);
    await isInForce(rotated.key);
    this.partnerKey = rotated.key;
    this.#partnerId = rotated.record.id;
  }

  async restartRedis(): Promise<void> {
    this.redis = await startRedis(this.redis.port);
  }

  /** Moves the clock that all hosts read, by so many milliseconds from the machine's. */
  async moveClock(offset: number): Promise<void> {
    this.#clockOffset = offset;
    await Promise.all(this.hosts.map((host) => setClock(host.process, offset)));
  }

  takeAway(path: string): void {
    this.takenAway.add(path);
    rmSync(join(this.#client, path), { recursive: true });
  }

  putBack(path: string): void {
    cpSync(join('dist', 'client', path), join(this.#client, path), { recursive: true });
    this.takenAway.delete(path);
  }

  /** Bytes of all logs. */
  logged(): number {
    return this.hosts.reduce((sum, { name }) => sum + readFileSync(this.#logOf(name)).length, 0);
  }

  async startHost(): Promise<Host> {
    const name = `host ${++this.#started}`;
    const log = openSync(this.#logOf(name), 'a');
    const child = fork(HOST, [this.#build], {
      env: {
        ...process.env,
        PORT: '0',
        TRUST_PROXY: '127.0.0.1',
        LIMIT_ANONYMOUS: `${ANONYMOUS_LIMIT}`,
        KEYS_FILE: this.keysFile,
        REDIS_URL: this.redis.url,
      },
      execArgv: NODE_OPTIONS,
      stdio: ['ignore', log, 'inherit', 'ipc'],
    });
    closeSync(log);
    const [port] = await once(child, 'message', { signal: AbortSignal.timeout(START_MS) });
    await setClock(child, this.#clockOffset);
    return { name, port: Number(port), process: child, state: 'serving' };
  }

  /** Puts a new host in the place of one that ended. */
  async replace(ended: Host): Promise<void> {
    const host = await this.startHost();
    this.hosts.splice(this.hosts.indexOf(ended), 1, host);
  }

  async end(): Promise<void> {
    for (const { process: child } of this.hosts) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await this.redis.stop();
    this.disk?.unmount();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #logOf(name: string): string {
    return join(this.#folder, 'disk', `${name}.log`);
  }
}

async function setClock(child: ChildProcess, clockOffset: number): Promise<void> {
  const isSet = once(child, 'message', { signal: AbortSignal.timeout(START_MS) });
  child.send({ clockOffset });
  await isSet;
}
