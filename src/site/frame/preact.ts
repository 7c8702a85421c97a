import type { AstroIntegration } from 'astro';
import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** Lets Astro's files use Preact's components. Astro's own integration brings islands, which need an inline script. */
export const preact: AstroIntegration = {
  name: 'preact',
  hooks: {
    'astro:config:setup': ({ addRenderer }) =>
      addRenderer({ name: 'preact', serverEntrypoint: new URL(import.meta.url) }),
  },
};

/** The renderer. A component takes no slots. */
export default {
  name: 'preact',
  check: async (component: unknown) => typeof component === 'function',
  renderToStaticMarkup: async (component: ComponentType<object>, props: object) => ({
    html: renderToString(h(component, props)),
  }),
};
