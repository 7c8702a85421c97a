import type { ZodType } from 'zod';

/** A file of the data set; its body, where it has one, keeps to the schema. */
export interface DataSetFile {
  readonly path: string;
  readonly text: string;
  readonly body?: unknown;
  readonly schema?: ZodType;
}
