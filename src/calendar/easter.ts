import { type Day, toDay } from './day.ts';

/** Gregorian Easter Sunday. Source: the anonymous algorithm of Nature, 1876, as given by J. Meeus. */
export function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const lateMoon = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const monthAndDay = epact + weekday - 7 * lateMoon + 114;
  return toDay(year, Math.floor(monthAndDay / 31), (monthAndDay % 31) + 1);
}
