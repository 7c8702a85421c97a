import type { StoreChoice } from '../command/parse.ts';
import { BLOB_STORE, blobKeyStore } from './blob-store.ts';
import { fileKeyStore } from './file-store.ts';
import type { KeyStore } from './store.ts';

/** The store that the operator chose. */
export async function openKeyStore(choice: StoreChoice): Promise<KeyStore> {
  if (choice.kind === 'file') return fileKeyStore(choice.path);
  const { getStore } = await import('@netlify/blobs');
  return blobKeyStore(getStore({ name: BLOB_STORE, siteID: choice.siteId, token: choice.token }));
}
