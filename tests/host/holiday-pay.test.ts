import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuild, startTestHost } from '../support/hosts/test-host.ts';

let build: ReturnType<typeof makeBuild>;

beforeAll(() => {
  build = makeBuild();
});

afterAll(() => build.remove());

/** Amounts that appear nowhere else. */
const WAGES = '7319.23';
const RATE = '31.79';
/** As whole numbers: other figures may have the same digits. */
const AMOUNTS = /\b(?:7319[.,]23|731923|31[.,]79)\b/;
const CALL = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: {
    name: 'holiday_pay',
    arguments: { province: 'on', date: '2026-12-25', wages: Number(WAGES), rate: Number(RATE), worked: 8 },
  },
};

test('no amount reaches a log, a metric, an entity tag, a cache or a header', async () => {
  const environment = { METRICS_PORT: '0' };
  const { exchange, logged, metricsUrl, port } = await startTestHost({ build: build.folder, environment });
  const query = `province=on&date=2026-12-25&rate=${RATE}&worked=8`;
  for (const target of [
    `/api/holiday-pay.json?${query}&wages=${WAGES}`,
    `/api/holiday-pay.json?${query}&wages=${WAGES}`,
    `/api/holiday-pay.json?${query}&wages=-${WAGES}`,
    `/api/holiday-pay.json?${query}&wage=${WAGES}`,
  ]) {
    const { status, header, body } = await exchange({ target });
    expect(status === 200 || status === 400).toBe(true);
    expect(header('cache-control')).toBe('no-store');
    expect(header('etag')).toBeUndefined();
    expect(header('link') ?? '').not.toMatch(AMOUNTS);
    expect(status === 400 || JSON.parse(body).total > 0).toBe(true);
  }
  const told = await fetch(`http://127.0.0.1:${port}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify(CALL),
  });
  expect(await told.text()).toContain('365.96');
  expect(logged().length).toBeGreaterThan(4);
  expect(JSON.stringify(logged())).not.toMatch(AMOUNTS);
  const metrics = await (await fetch(metricsUrl ?? '')).text();
  expect(metrics).toContain('holiday-pay.json');
  expect(metrics).not.toMatch(AMOUNTS);
});
