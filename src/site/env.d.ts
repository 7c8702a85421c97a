/// <reference path="../../.astro/types.d.ts" />
/// <reference types="@astrojs/starlight" />

interface Window {
  /** Defined by the script that Pagefind writes beside its index. */
  readonly PagefindUI: new (
    options: Record<string, unknown>,
  ) => object;
}
