#!/usr/bin/env node
import './node-20.ts';
import process from 'node:process';
import packageJson from '../../../package.json' with { type: 'json' };
import { bundledAlmanac } from '../../core/bundled/law.ts';
import { bundledPay } from '../../core/bundled/pay-sources.ts';
import { bundledLists } from '../../core/bundled/time-limits.ts';
import { environmentLocale } from '../../core/language/locale.ts';
import { tablesAtHand } from '../api/operations/operation.ts';
import { bundledData } from '../documents/bundled.ts';
import { connect, errorReply, NOT_JSON, PARSE_ERROR } from './message.ts';
import { createMcpServer } from './server.ts';

/** The bundler fills in the address that answers name. */
declare const SITE_URL: string;

// An assistant starts this server and talks to it over standard input and output, without a network.
const { version } = packageJson;
const service = {
  ...tablesAtHand(bundledAlmanac(), bundledLists(), bundledPay()),
  data: bundledData,
  site: { url: SITE_URL },
  version,
  edition: version,
  startedAt: Date.now(),
};
const locale = environmentLocale(process.env);
const server = createMcpServer({ service, now: Date.now, locale, warn: console.error });
server.onerror = ({ message }) => console.error(message);
const write = (reply: object): void => void process.stdout.write(`${JSON.stringify(reply)}\n`);
const receive = await connect(server, write);

/** Of a message that has not ended yet. */
const MAX_CHARACTERS = 4 * 1024 * 1024;
let rest = '';
for await (const chunk of process.stdin.setEncoding('utf8')) {
  const lines = `${rest}${chunk}`.split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) receiveLine(line);
  if (rest.length > MAX_CHARACTERS) {
    console.error(`A message is longer than ${MAX_CHARACTERS} characters`);
    process.exit(1);
  }
}

function receiveLine(line: string): void {
  if (line.trim() === '') return;
  try {
    receive(JSON.parse(line));
  } catch {
    write(errorReply(null, PARSE_ERROR, NOT_JSON));
  }
}
