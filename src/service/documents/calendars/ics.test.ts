import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type AllDayEvent, toIcs } from './ics.ts';

const HEAD = {
  name: 'Holidays',
  locale: 'en' as const,
  url: 'https://statdays.example/',
};

function event(text: string): AllDayEvent {
  return {
    uid: 'a@statdays',
    start: '2026-07-01',
    end: '2026-07-01',
    summary: text,
    description: text,
    category: `Day ${text}`,
  };
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', minLength: 60, maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom(',', ';', ':', '\\', '"', '\r', '\n', '\r\n', '🎉', 'é', 'n', '\u2028', '\t', ' '),
  }),
  fc.constant('x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:forged'),
  fc.string({ unit: fc.constantFrom('\ud83c', '\udf89', '\u0000', '\u007f', 'a') }),
);

/** A text as a calendar can hold it: no control character, every line end one kind, no half of a pair. */
function held(text: string): string {
  const isControl = (char: string): boolean => char < ' ' || char === '\u007f';
  const kept = [...text].filter((char) => !isControl(char) || '\t\r\n'.includes(char)).join('');
  return kept.replace(/\r\n|\r/g, '\n').toWellFormed();
}

/** RFC 5545 3.3.11 */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

describe('toIcs with any text', () => {
  test('keeps it one property, and the calendar one event', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const calendar = new ICAL.Component(
          ICAL.parse(toIcs({ ...HEAD, name: `All ${text}` }, [event(text)])),
        );
        const [only, ...others] = calendar.getAllSubcomponents('vevent');
        expect(others).toEqual([]);
        expect(only?.getFirstPropertyValue('summary')).toBe(held(text));
        expect(only?.getFirstPropertyValue('description') ?? '').toBe(held(text));
        expect(only?.getFirstPropertyValue('categories')).toBe(held(`Day ${text}`));
        // ical.js does not know these two to be texts, and gives them as they are written.
        for (const name of ['name', 'x-wr-calname']) {
          expect(calendar.getFirstPropertyValue(name)).toBe(escaped(held(`All ${text}`)));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('folds at 75 octets of UTF-8, never within a character, and ends every line with CRLF', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const bytes = Buffer.from(toIcs({ ...HEAD, name: `All ${text}` }, [event(text)]));
        const lines = bytes.toString('latin1').split('\r\n');
        expect(lines.pop()).toBe('');
        expect(lines.every((line) => line.length <= 75 && !/[\r\n]/.test(line))).toBe(true);
        const wholeLines = lines.map((line) => Buffer.from(line, 'latin1'));
        expect(wholeLines.every((line) => Buffer.from(line.toString()).equals(line))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('toIcs', () => {
  const lines = toIcs({ ...HEAD, feed: { source: 'https://statdays.example/f.ics', ttlSeconds: 86_400 } }, [
    event('A'),
  ]).split('\r\n');

  test('has an exclusive end, busy time of nobody, and when to come back', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20260701',
        'DTEND;VALUE=DATE:20260702',
        'TRANSP:TRANSPARENT',
        'NAME:Holidays',
        'X-WR-CALNAME:Holidays',
        'REFRESH-INTERVAL;VALUE=DURATION:P1D',
        'X-PUBLISHED-TTL:P1D',
        'SOURCE;VALUE=URI:https://statdays.example/f.ics',
      ]),
    );
  });

  test('every property of the calendar comes before its events (RFC 5545 3.4)', () => {
    expect(lines.slice(lines.lastIndexOf('END:VEVENT') + 1)).toEqual(['END:VCALENDAR', '']);
  });

  test('DTSTAMP changes with the event and with nothing else, and there is no LAST-MODIFIED', () => {
    const stampsOf = (...events: readonly AllDayEvent[]) =>
      toIcs(HEAD, events).match(/^(?:DTSTAMP|LAST-MODIFIED):.*/gm) ?? [];
    const [a, b, moved] = [event('A'), event('B'), { ...event('A'), start: '2026-07-02' }];
    const [stamp] = stampsOf(a);
    expect(stamp).toMatch(/^DTSTAMP:20261124T\d{6}Z$/);
    expect(stampsOf(b, a)).toEqual([expect.any(String), stamp]);
    expect(stampsOf(b, moved)).not.toContain(stamp);
  });
});
