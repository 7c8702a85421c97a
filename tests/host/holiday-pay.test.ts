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
const AMOUNTS = /7319|31[.,]79|731923/;

test('no amount reaches a log, a metric, an entity tag, a cache or a header', async () => {
  const environment = { METRICS_PORT: '0' };
  const { exchange, logged, metricsUrl } = await startTestHost({ build: build.folder, environment });
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
  expect(logged().length).toBeGreaterThan(3);
  expect(JSON.stringify(logged())).not.toMatch(AMOUNTS);
  const metrics = await (await fetch(metricsUrl ?? '')).text();
  expect(metrics).toContain('holiday-pay.json');
  expect(metrics).not.toMatch(AMOUNTS);
});
