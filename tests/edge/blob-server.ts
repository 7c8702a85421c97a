import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { BLOB_STORE, openKeyBlob } from '../../src/service/keys/blobs.ts';
import type { KeyStore } from '../../src/service/keys/record.ts';

export interface TestBlobs {
  /** The keys in it, as the operator's commands see them. */
  readonly keys: KeyStore;
  /** Tells an edge function where its blobs are: a variable of its environment. */
  readonly variables: Readonly<Record<string, string>>;
  /** Entries read so far. */
  reads(): number;
  stop(): Promise<void>;
}

/** Netlify Blobs as its own package serves them locally. */
export async function startBlobs(): Promise<TestBlobs> {
  const directory = await mkdtemp(join(tmpdir(), 'statdays-blobs-'));
  const token = 'token-of-the-test';
  let reads = 0;
  const onRequest = ({ type }: { type: string }): void => {
    if (type === 'get') reads++;
  };
  const server = new BlobsServer({ directory, token, onRequest });
  const { port } = await server.start();
  const edgeURL = `http://127.0.0.1:${port}`;
  const access = { siteID: 'site', token, edgeURL, uncachedEdgeURL: edgeURL };
  return {
    keys: openKeyBlob(getStore({ name: BLOB_STORE, ...access })),
    variables: { NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(access)).toString('base64') },
    reads: () => reads,
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
