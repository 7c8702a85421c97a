import { expect, test } from 'vitest';
import { IS_EXHAUSTIVE } from '../../../tests/support/exhaustive.ts';
import { formatDate, readDay, toDay } from '../../core/calendar/day.ts';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import { longDate } from '../../core/language/dates.ts';
import { LOCALES } from '../../core/language/locale.ts';
import { nextByLaw } from '../day/days-off.ts';
import { placeDays } from '../day/place-days.ts';
import { translateTo } from '../i18n/texts.ts';
import { builtView } from './built-view.ts';

const FIRST = toDay(2026, 11, 1);
/** Words that only hold on one day. */
const FLEETING = {
  en: /\b(?:today|tomorrow|on now|in \d+ days?|goes on|has begun)\b/i,
  fr: /aujourd’hui|demain(?! de)|en cours|dans \d+\s|nous sommes|se poursuit|est commencée/i,
};

// Every day in each place, or in one place in turn.
test.each(LOCALES)('a page built on any day of a year holds on any later one, in %s', (locale) => {
  const wrong: string[] = [];
  const t = translateTo(locale);
  for (const [index, code] of SCOPE_CODES.entries()) {
    const place = placeDays(code, locale);
    for (let day = FIRST + index; day < FIRST + 366; day += IS_EXHAUSTIVE ? 1 : SCOPE_CODES.length) {
      const { look, sentence, ribbon, coming } = builtView(place, day, locale, t);
      const texts = JSON.stringify([sentence, ribbon.named, coming]).split('"');
      const isMarked = ribbon.squares.some(({ isToday, isPast }) => isToday || isPast);
      const next = nextByLaw(place, day + 1)[0]?.observedDate ?? '';
      const isDated = sentence.lead.includes(longDate(day, locale)) && readDay(next) > day;
      const fleeting = texts.filter((text) => FLEETING[locale].test(text));
      if (look || isMarked || !isDated || fleeting.length > 0)
        wrong.push(`${formatDate(day)} ${code}: ${fleeting.join()}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a page built on a holiday names the holiday of the next day', () => {
  const { sentence } = builtView(placeDays('on', 'en'), toDay(2026, 12, 25), 'en', translateTo('en'));
  expect([sentence.lead, sentence.name, sentence.detail]).toEqual([
    'your first paid day off after December 25, 2026, is',
    'Boxing Day',
    'Saturday, December 26, 2026. If you don’t work that day, another one is owed. It is part of a 3-day long weekend.',
  ]);
});
