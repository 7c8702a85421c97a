import { BLOB_STORE, blobKeyStore } from './blob-key-store.ts';
import { fileKeyStore } from './file-key-store.ts';
import type { KeyStore } from './key-store.ts';
import type { StoreChoice } from './keys-command.ts';

/** The store that the operator chose. */
export async function openKeyStore(choice: StoreChoice): Promise<KeyStore> {
  if (choice.kind === 'file') return fileKeyStore(choice.path);
  const { getStore } = await import('@netlify/blobs');
  return blobKeyStore(getStore({ name: BLOB_STORE, siteID: choice.siteId, token: choice.token }));
}
