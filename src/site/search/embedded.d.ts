/** The texts of answers in a language, which search-texts.ts embeds. */
declare module 'statdays:search-texts-*' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
