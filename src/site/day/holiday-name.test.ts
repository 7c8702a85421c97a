import { expect, test } from 'vitest';
import { readDay } from '../../core/calendar/day.ts';
import type { Locale } from '../../core/language/locale.ts';
import { askTimeLimit } from '../../core/questions/time-limit.ts';
import { lists } from '../common/almanac.ts';
import { translateTo } from '../i18n/texts.ts';
import { holidayName } from './holiday-name.ts';
import { namesAfter } from './names-after.ts';

test.each<[list: string, date: string, locale: Locale, name: string]>([
  ['civil-procedure-on', '2026-12-28', 'en', 'Monday after Christmas Day'],
  ['civil-procedure-on', '2026-12-28', 'fr', 'lundi suivant le jour de Noël'],
  ['federal-courts-ca', '2027-12-28', 'en', 'Tuesday after Christmas Day'],
  ['civil-procedure-on', '2026-12-25', 'en', 'Christmas Day'],
])('%s calls %s, %s, %s', (list, date, locale, name) => {
  const reply = askTimeLimit(lists, { list, date: readDay(date), days: 1 }, () => readDay(date));
  if (reply.kind === 'problem') throw new RangeError('The list has no such date');
  const holidays = reply.openDays.holidaysOn(readDay(date));
  expect(
    holidays.map((holiday) => holidayName(holiday, namesAfter(locale), locale, translateTo(locale))),
  ).toEqual([name]);
});
