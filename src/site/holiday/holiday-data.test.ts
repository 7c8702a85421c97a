import { expect, test } from 'vitest';
import { byScope } from '../../core/holidays/scope.ts';
import { translateTo } from '../i18n/texts.ts';
import { holidayOffices, placeSays } from './holiday-answer.ts';
import { type HolidayData, holidayView } from './holiday-data.ts';

const t = translateTo('en');
const data: Pick<HolidayData, 'locale' | 'dates' | 'places' | 'offices' | 'next'> = {
  locale: 'en',
  dates: ['2027-05-24', '2028-05-22'],
  places: byScope((place) => placeSays('victoria-day', place, 2027, 'en', t)),
  offices: holidayOffices('victoria-day', '2027-05-24', 'en', t),
  next: '2027-05-24',
};

test.each([
  [undefined, 'Monday, May 24, 2027', '', true],
  ['2027-05-22', 'Monday, May 24, 2027', 'In 2 days.', true],
  ['2027-05-24', 'Monday, May 24, 2027', 'Today.', true],
  ['2027-05-25', 'Monday, May 22, 2028', 'In 363 days.', false],
])('on %s the page of a holiday names its next date and counts the days', (today, date, until, isOpen) => {
  const view = holidayView(data, 'on', today, t);
  expect([view.date, view.until, view.open !== undefined]).toEqual([date, until, isOpen]);
});
