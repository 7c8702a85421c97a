import { BLOB_STORE, BlobKeyStore } from './blob-store.ts';
import { FileKeyStore } from './file-store.ts';
import type { KeyStore } from './store.ts';

/** The store that the operator chose. */
export type StoreChoice =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'netlify'; readonly siteId: string; readonly token: string };

export async function openKeyStore(choice: StoreChoice): Promise<KeyStore> {
  if (choice.kind === 'file') return new FileKeyStore(choice.path);
  const { getStore } = await import('@netlify/blobs');
  return new BlobKeyStore(getStore({ name: BLOB_STORE, siteID: choice.siteId, token: choice.token }));
}
