/// <reference path="../../.astro/types.d.ts" />
declare module '@pagefind/default-ui' {
  export class PagefindUI {
    constructor(options: Record<string, unknown>);
  }
}
