/// <reference path="../../.astro/types.d.ts" />
/// <reference types="@astrojs/starlight" />
declare module '@pagefind/default-ui' {
  export class PagefindUI {
    constructor(options: Record<string, unknown>);
  }
}
