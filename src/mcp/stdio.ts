#!/usr/bin/env node
import '../common/node-20.ts';
import process from 'node:process';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { bundledDataSet } from '../documents/bundled.ts';
import { createDataFiles } from '../documents/data-files.ts';
import { environmentLocale } from '../language/locale.ts';
import { MAX_MESSAGE_BYTES } from './http.ts';
import { createMcpServer } from './server.ts';

/** The bundler fills in the address that answers name. */
declare const SITE_URL: string;

// An assistant starts this server and talks to it over standard input and output, without a network.
const data = bundledDataSet();
const service = {
  almanac: data.almanac,
  lists: () => data.lists,
  pay: () => data.pay,
  dataFiles: createDataFiles(data),
  site: { url: SITE_URL },
  version: data.version,
  edition: data.version,
  startedAt: Date.now(),
};
const locale = environmentLocale(process.env);
const server = createMcpServer({ service, now: Date.now, locale, warn: console.error });
// A message that is too long ends the connection, so end the process too.
server.onclose = () => process.exit();
await server.connect(
  new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: 4 * MAX_MESSAGE_BYTES }),
);
