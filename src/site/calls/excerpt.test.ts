import { describe, expect, test } from 'vitest';
import { firstLines, pickFields } from './excerpt.ts';

const json = JSON.stringify(
  { year: 2026, holidays: [{ id: 'a', act: { url: 'x' } }, { id: 'b' }, { id: 'c' }], count: 3 },
  null,
  2,
);

describe('pickFields', () => {
  test('keeps the fields that it is asked for', () => {
    expect(pickFields(json, ['year', 'count'])).toBe('{\n  "year": 2026,\n  …\n  "count": 3\n}');
  });

  test('cuts a list after its first entries', () => {
    expect(pickFields(json, ['holidays[1]'])).toBe(
      '{\n  …\n  "holidays": [\n    {\n      "id": "a",\n      "act": {\n        "url": "x"\n      }\n    },\n    …\n  ],\n  …\n}',
    );
  });

  test('cuts a text that is itself a list', () => {
    expect(pickFields('[\n  {\n    "id": 1\n  },\n  {\n    "id": 2\n  }\n]', ['[1]'])).toBe(
      '[\n  {\n    "id": 1\n  },\n  …\n]',
    );
  });

  test('refuses a field that is not there', () => {
    expect(() => pickFields(json, ['yeer'])).toThrow(RangeError);
  });
});

test('firstLines says that more lines follow', () => {
  expect(firstLines('a\r\nb\r\nc\r\n', 2)).toBe('a\nb\n…');
  expect(firstLines('a\nb\n', 2)).toBe('a\nb');
});
