/// <reference path="../../.astro/types.d.ts" />
/// <reference types="@astrojs/starlight" />

/** The texts of answers in a language, which search-texts.ts embeds. */
declare module 'statdays:search-texts-*' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

/** The part of the plugin that we use; it has no types of its own. */
declare module '@joplin/turndown-plugin-gfm' {
  /** Tables, task lists and struck text, as GitHub writes them. */
  export const gfm: import('turndown').Plugin;
}
