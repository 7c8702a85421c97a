#!/usr/bin/env node
import './node-20.ts';
import process from 'node:process';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { environmentLocale } from '../../core/language/locale.ts';
import { tablesAtHand } from '../api/operations/operation.ts';
import { bundledDataSet } from '../documents/bundled.ts';
import { createDataFiles } from '../documents/data-files.ts';
import { createMcpServer } from './server.ts';

/** The bundler fills in the address that answers name. */
declare const SITE_URL: string;

// An assistant starts this server and talks to it over standard input and output, without a network.
const data = bundledDataSet();
const service = {
  ...tablesAtHand(data.almanac, data.lists, data.pay),
  dataFiles: createDataFiles(data),
  site: { url: SITE_URL },
  version: data.version,
  edition: data.version,
  startedAt: Date.now(),
};
const locale = environmentLocale(process.env);
const server = createMcpServer({ service, now: Date.now, locale, warn: console.error });
/** Of messages that wait to be read. A client may send thousands at once. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

const transport = new StdioServerTransport(process.stdin, process.stdout, {
  maxBufferSize: MAX_WAITING_BYTES,
});
server.onerror = ({ message }) => console.error(message);
// More than that ends the connection, so end the process too; the error above says why.
server.onclose = () => process.exit(1);
await server.connect(transport);
