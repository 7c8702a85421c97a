import type { KeyRecord } from '../record.ts';

/** Where an operator's commands read and write keys. Every method rejects with a KeyStoreError where the store fails. */
export interface KeyStore {
  readAll(): Promise<readonly KeyRecord[]>;
  /** Gives all records to `edit` and writes those that it changed; no other writer comes between. Resolves with what `edit` returned. */
  update<Edit extends KeyEdit>(edit: EditRecords<Edit>): Promise<Edit>;
}

export type EditRecords<Edit extends KeyEdit> = (records: readonly KeyRecord[]) => Edit;

export interface KeyEdit {
  /** Records to write, new ones and changed ones. */
  readonly changed: readonly KeyRecord[];
}

/** A store that cannot be read or written; the message is for the operator. */
export class KeyStoreError extends Error {
  override readonly name = 'KeyStoreError';
}
