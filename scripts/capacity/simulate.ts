import type { Document } from './catalogue.ts';
import { LIFETIMES } from './lifetimes.ts';
import { type OwnCaches, simulateOwnCaches } from './own-caches.ts';
import { zipf } from './popularity.ts';
import { seededRandom } from './random.ts';
import { simulateSharedCaches } from './shared-caches.ts';

/** What nobody can know of the callers to come. */
const ASSUMPTIONS = {
  seed: 1867,
  /** Exponent of the popularity of addresses. */
  zipf: 1,
  requestsPerDay: [1_000_000, 1_000_000_000],
  /** Requests a day of a client, which keeps answers as it is told. */
  requestsPerClient: 20,
  /** Caches of a content delivery network. */
  places: 30,
  /** Bytes of the headers of an answer. */
  headerBytes: 1_000,
  /** Shares of the requests: for files, by the API without a key, by the API with one. */
  mixes: {
    mixed: { files: 0.5, api: 0.4, partner: 0.1 },
    staticFirst: { files: 0.95, api: 0.04, partner: 0.01 },
  },
} as const;

export type Mix = keyof typeof ASSUMPTIONS.mixes;

/** A day, in requests and gigabytes. */
export interface Day {
  readonly mix: Mix;
  /** What clients wanted to know. */
  readonly requests: number;
  /** What they asked the network for; the rest they had themselves. */
  readonly sent: number;
  readonly egress: number;
  /** On the edge every request to the API is a call of the function, and counted. */
  readonly functionCalls: number;
  readonly counterOperations: number;
  /** Where a shared cache stands before the Node host, API included. */
  readonly behindCache: {
    /** Share of what was sent without a key that the cache answers. */
    readonly hits: number;
    /** What reaches the host, those with a key included. */
    readonly reachHost: number;
    /** Share of what was sent without a key for which a client waits until the host has answered. */
    readonly waits: number;
  };
}

export interface Simulation {
  readonly assumptions: typeof ASSUMPTIONS;
  readonly lifetimes: typeof LIFETIMES;
  readonly documents: { readonly count: number; readonly meanBytes: number };
  readonly ownCaches: { readonly fresh: number; readonly notModified: number };
  readonly days: readonly Day[];
}

/** Days of the service as computed from the sizes of its files, their lifetimes and the assumptions; the same for the same files. */
export function simulate(documents: readonly Document[]): Simulation {
  const random = seededRandom(ASSUMPTIONS.seed);
  const files = addressesOf(documents);
  const api = addressesOf(documents.filter(({ isOfApi }) => isOfApi));
  const own = simulateOwnCaches(files.popularity, ASSUMPTIONS.requestsPerClient, random);
  const mixes = Object.keys(ASSUMPTIONS.mixes) as Mix[];
  const days = mixes.flatMap((mix) =>
    ASSUMPTIONS.requestsPerDay.map((requests) => dayOf({ mix, requests, files, api, own, random })),
  );
  return {
    assumptions: ASSUMPTIONS,
    lifetimes: LIFETIMES,
    documents: { count: documents.length, meanBytes: rounded(files.meanBytes) },
    ownCaches: { fresh: share(own.fresh), notModified: share(own.notModified) },
    days,
  };
}

interface DayInput {
  readonly mix: Mix;
  readonly requests: number;
  readonly files: Addresses;
  readonly api: Addresses;
  readonly own: OwnCaches;
  readonly random: () => number;
}

function dayOf({ mix, requests, files, api, own, random }: DayInput): Day {
  const shares = ASSUMPTIONS.mixes[mix];
  const sent = requests * (1 - own.fresh);
  const calls = sent * (shares.api + shares.partner);
  const meanBytes = shares.files * files.meanBytes + (1 - shares.files) * api.meanBytes;
  const keyless = sent * (shares.files + shares.api);
  const fetches = [
    simulateSharedCaches(files, sent * shares.files, ASSUMPTIONS.places, random),
    simulateSharedCaches(api, sent * shares.api, ASSUMPTIONS.places, random),
  ];
  const fetched = fetches.reduce((sum, { all }) => sum + all, 0);
  const waitedFor = fetches.reduce((sum, fetch) => sum + fetch.waitedFor, 0);
  return {
    mix,
    requests,
    sent: rounded(sent),
    egress: rounded((requests * own.whole * meanBytes + sent * ASSUMPTIONS.headerBytes) / 1e9),
    functionCalls: rounded(calls),
    counterOperations: rounded(calls),
    behindCache: {
      hits: share(1 - fetched / keyless),
      waits: share(waitedFor / keyless),
      reachHost: rounded(fetched + sent * shares.partner),
    },
  };
}

interface Addresses {
  /** Share of the requests of each. */
  readonly popularity: readonly number[];
  /** Of the body of an average request. */
  readonly meanBytes: number;
}

function addressesOf(documents: readonly Document[]): Addresses {
  const popularity = zipf(documents.length, ASSUMPTIONS.zipf);
  const meanBytes = documents.reduce((sum, { bytes }, place) => sum + bytes * (popularity[place] ?? 0), 0);
  return { popularity, meanBytes };
}

function share(value: number): number {
  return Number(value.toFixed(4));
}

/** To two digits: more would only seem to be known. */
function rounded(value: number): number {
  return Number(value.toPrecision(2));
}
