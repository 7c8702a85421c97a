/*
 * The checked tables as JSON texts, which src/law/bundled/embed.ts puts into bundles. One file reads each, under the same name: `statdays:law`
 * is read by law.ts in this folder; `statdays:evidence`, which only the service and the build need, by src/law/bundled/evidence.ts.
 */
declare module 'statdays:*' {
  const json: string;
  export default json;
}
