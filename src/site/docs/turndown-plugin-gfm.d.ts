/** What we use of the plugin, which has no types of its own. */
declare module '@joplin/turndown-plugin-gfm' {
  /** Tables, task lists and struck text, as GitHub writes them. */
  export const gfm: import('turndown').Plugin;
}
