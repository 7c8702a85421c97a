import { expect, test } from 'vitest';

test('the suite runs in the zone that it is told to', () => {
  const wanted = process.env['TZ'];
  if (wanted) expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(wanted);
  if (wanted === 'America/St_Johns') expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(210);
});
