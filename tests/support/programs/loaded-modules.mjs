import { createRequire } from 'node:module';

/** Tells the parent, when it asks, which CommonJS modules the process has loaded. */
process.on('message', () => process.send(Object.keys(createRequire(import.meta.url).cache)));
