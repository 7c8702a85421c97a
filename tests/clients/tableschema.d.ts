/** What the tests use of it; it has no types of its own. */
declare module 'tableschema' {
  export class Table {
    static load(source: import('node:stream').Readable, options: { readonly schema: object }): Promise<Table>;
    /** A row that does not keep to the schema comes as an error where casting is forced. */
    read(options: {
      readonly keyed: true;
      readonly forceCast: true;
    }): Promise<readonly (Readonly<Record<string, unknown>> | TableSchemaError)[]>;
  }

  export class TableSchemaError extends Error {
    readonly errors: readonly Error[];
  }
}
