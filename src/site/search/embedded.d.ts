/** The English texts of answers, which search-texts.ts embeds. */
declare module 'statdays:search-texts-en' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

/** The French ones. */
declare module 'statdays:search-texts-fr' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
