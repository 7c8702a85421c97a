import { fileURLToPath } from 'node:url';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import { requireLaw } from '../src/law/read.ts';

/*
 * What is bundled cannot read the data folder when it runs, and shall not carry the schemas that check it: it imports the checked law
 * from the module `statdays:law`, which exists in bundles alone. Its type stands in src/law/embedded.d.ts.
 */
const MODULE = 'statdays:law';
const DATA = fileURLToPath(new URL('../data', import.meta.url));

/** One JSON text, parsed when the law is first asked for, since an instance that starts may never be. */
function moduleText(): string {
  const json = JSON.stringify(JSON.stringify(requireLaw(DATA)));
  return `let law;\nexport const embeddedLaw = () => (law ??= JSON.parse(${json}));\n`;
}

/** For esbuild. */
export const embedLaw: EsbuildPlugin = {
  name: MODULE,
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^statdays:law$/ }, ({ path }) => ({ path, namespace: MODULE }));
    onLoad({ filter: /^/, namespace: MODULE }, () => ({ contents: moduleText() }));
  },
};

/** For vite, and so for vitest and Astro. */
export const embedLawWithVite = {
  name: MODULE,
  resolveId: (id: string) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id: string) => (id === `\0${MODULE}` ? moduleText() : undefined),
};
