/** The actions of one client that means harm, drawn at random. */
export interface Attack {
  readonly addresses: number;
  /** In all. */
  readonly connections: number;
  readonly first: 'warm' | 'cold page' | 'cold file' | 'cold answer' | 'download' | 'message';
  readonly targetLength: number;
  readonly encoding: 'identity' | 'gzip' | 'br';
  readonly fields: number;
  readonly fieldLength: number;
  readonly body: 'none' | 'promised' | 'half' | 'chunks of one byte';
  /** Requests of a connection, sent in one piece. */
  readonly requests: number;
  readonly reading: 'nothing' | 'a little' | 'slowly' | 'everything';
}

/** The attack of a seed. Numbers are as often small as large. */
export function drawAttack(seed: number): Attack {
  const random = randomBy(seed);
  const oneOf = <T>(...values: readonly [T, ...T[]]): T =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const upTo = (most: number): number => Math.floor((most + 1) ** random());
  return {
    addresses: 1 + upTo(11),
    connections: 100 + Math.floor(1_900 * random()),
    first: oneOf('warm', 'cold page', 'cold file', 'cold answer', 'download', 'message'),
    targetLength: upTo(16_000),
    encoding: oneOf('identity', 'gzip', 'br'),
    fields: upTo(990),
    fieldLength: upTo(16_000),
    body: oneOf('none', 'none', 'promised', 'half', 'chunks of one byte'),
    requests: upTo(2_000),
    reading: oneOf('nothing', 'a little', 'slowly', 'everything'),
  };
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
