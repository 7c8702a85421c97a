/// <reference path="../../.astro/types.d.ts" />
/// <reference types="@astrojs/starlight" />
