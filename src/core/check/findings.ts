import { type Day, formatDate, toCivilDate, toDay, weekdayOf, yearOf } from '../calendar/day.ts';
import type { Almanac } from '../holidays/almanac.ts';
import type { CitedAct } from '../holidays/cited-act.ts';
import { isServedYear, type Words } from '../holidays/law.ts';
import type { ScopeCode } from '../holidays/scope.ts';
import { dayInYear, monthAndDay } from '../language/dates.ts';
import type { Bilingual } from '../language/locale.ts';
import { joined } from '../language/names.ts';
import type { Finding, FindingKind } from './checked-list.ts';
import type { DayRow } from './day-rows.ts';
import type { ListedDate, SkippedDate } from './read-list.ts';
import { type Claim, isNamedList } from './settings.ts';

export type Findings = ReturnType<typeof createFindings>;

/** The sentences about a list of a place. */
export function createFindings(almanac: Almanac, place: ScopeCode, as: Claim) {
  /** The act that gives the paid days of a year there. */
  const actIn = (year: number): CitedAct | null =>
    almanac.statutory(place, year).find(({ basis }) => basis === 'paid')?.act ?? null;

  function about(
    kind: FindingKind,
    words: Words,
    entry: ListedDate | null,
    row: DayRow | null,
    more: Partial<Finding> = {},
  ): Finding {
    const holiday = row?.holiday ?? null;
    return {
      kind,
      date: entry?.day === undefined ? null : formatDate(entry.day),
      line: entry?.line ?? null,
      holiday: row?.id ?? null,
      nameEn: row?.nameEn ?? '',
      nameFr: row?.nameFr ?? '',
      expected: row && entry?.day !== row.date ? formatDate(row.date) : null,
      ...words,
      act: holiday?.act ?? null,
      confidence: holiday?.confidence ?? null,
      ...more,
    };
  }

  /** The year of the last three in which a holiday was on the month and day of a wrong date. */
  function yearBefore({ day = 0 }: ListedDate, { id }: DayRow): number | undefined {
    const year = yearOf(day);
    return [year - 1, year - 2, year - 3]
      .filter(isServedYear)
      .find((then) =>
        almanac.days(place, then).some((one) => one.id === id && one.date === inYear(day, then)),
      );
  }

  const theAct = (year: number): Bilingual<string> => {
    const act = actIn(year);
    if (!act) return { en: 'the act', fr: 'la loi' };
    const fr = shortName(act.nameFr);
    return {
      en: `the ${shortName(act.name)}`,
      fr: `${/^[AEIOU]/.test(fr) ? 'l’' : /^Code/.test(fr) ? 'le ' : 'la '}${fr}`,
    };
  };

  return {
    notStatutory(entry: ListedDate, day: Day, row: DayRow): Finding {
      const act = theAct(yearOf(day));
      const of = act.fr.startsWith('le ') ? `du ${act.fr.slice(3)}` : `de ${act.fr}`;
      const { kind, basis } = row.holiday ?? {};
      const words = isNamedList(as)
        ? { en: 'this list is open that day', fr: 'cette liste est ouverte ce jour-là' }
        : basis === 'closing'
          ? {
              en: 'an unpaid closing day for stores, not a paid holiday',
              fr: 'un jour de fermeture des commerces non payé, pas un jour férié payé',
            }
          : kind === 'government'
            ? {
                en: `public servants have it; ${act.en} does not name it`,
                fr: `les fonctionnaires l’ont; ${act.fr} ne le nomme pas`,
              }
            : {
                en: `not in ${act.en}; many employers give it`,
                fr: `absent ${of}; bien des employeurs l’accordent`,
              };
      return about('not-statutory', words, entry, row, { act: row.holiday?.act ?? actIn(yearOf(day)) });
    },
    elsewhere(entry: ListedDate, row: DayRow, regions: readonly string[]): Finding {
      const where = regions.map((region) => region.replace('CA-', ''));
      return about(
        'other-place',
        {
          en: `a holiday in ${joined(where, 'en')}, not here`,
          fr: `un jour férié ailleurs (${where.join(', ')}), pas ici`,
        },
        entry,
        row,
        { expected: null },
      );
    },
    wrongDate(entry: ListedDate, day: Day, row: DayRow): Finding {
      const year = yearOf(row.date);
      const then = yearBefore(entry, row);
      const was = then
        ? {
            en: ` (${monthAndDay(day, 'en')} was ${then}’s)`,
            fr: ` (le ${monthAndDay(day, 'fr')} était celui de ${then})`,
          }
        : { en: '', fr: '' };
      const words = {
        en: `wrong date: it is ${dayInYear(row.date, 'en')} in ${year}${was.en}`,
        fr: `mauvaise date\u00a0: c’est le ${dayInYear(row.date, 'fr')} en ${year}${was.fr}`,
      };
      return about('wrong-date', words, entry, row);
    },
    moved(entry: ListedDate, row: DayRow): Finding {
      const owed = row.holiday?.inLieu;
      return about(
        'moved-by-custom',
        {
          en: `the holiday is ${dayInYear(row.date, 'en')}${owed ? `. ${owed.en}` : '; this is a day off by custom'}`,
          fr: `le jour férié est le ${dayInYear(row.date, 'fr')}${owed ? `. ${owed.fr}` : '; ce congé relève de l’usage'}`,
        },
        entry,
        row,
      );
    },
    twice: (entry: ListedDate): Finding =>
      about(
        'duplicate',
        { en: 'this date is in the list twice', fr: 'cette date est deux fois dans la liste' },
        entry,
        null,
      ),
    unknown: (entry: ListedDate, holiday: string | null): Finding =>
      about(
        'unknown-name',
        {
          en: 'not a holiday that we know: a day of your own',
          fr: 'pas un jour férié que nous connaissons\u00a0: un jour à vous',
        },
        entry,
        null,
        { holiday },
      ),
    missing(row: DayRow, line: number | null): Finding {
      const act = theAct(yearOf(row.date));
      const words = isNamedList(as)
        ? {
            en: 'missing: this list is closed that day',
            fr: 'manque\u00a0: cette liste est fermée ce jour-là',
          }
        : as === 'closed'
          ? {
              en: 'if you meant the statutory days: it is one',
              fr: 'si vous vouliez les jours fériés légaux\u00a0: c’en est un',
            }
          : {
              en: `missing: a paid holiday under ${act.en}`,
              fr: `manque\u00a0: jour férié payé selon ${act.fr}`,
            };
      return about('missing', words, null, row, { date: formatDate(row.date), line, expected: null });
    },
    askPlace: (places: readonly ScopeCode[]): Finding => {
      const codes = places.join(', ');
      const words =
        places.length > 0
          ? {
              en: `the list names several places (${codes}): choose one`,
              fr: `la liste nomme plusieurs endroits (${codes})\u00a0: choisissez-en un`,
            }
          : { en: 'which place? The list does not say', fr: 'quel endroit? La liste ne le dit pas' };
      return about('ask-place', words, null, null);
    },
    askYear(dates: readonly ListedDate[], text: string): Finding {
      const entry = dates.find(({ day }) => day === undefined);
      const [year] = /\b(?:19|20)\d\d\b/.exec(text) ?? [];
      const words = {
        en: `which year? “${entry?.text}” has none${year ? `; the text speaks of ${year}` : ''}`,
        fr: `quelle année? «\u00a0${entry?.text}\u00a0» n’en a pas${year ? `; le texte parle de ${year}` : ''}`,
      };
      return about('ask-year', words, null, null, { line: entry?.line ?? null });
    },
    noSchedule: (year: number): Finding =>
      about(
        'not-published',
        {
          en: `no schedule of this list for ${year}, and no rule for it`,
          fr: `aucun calendrier de cette liste pour ${year}, ni de règle`,
        },
        null,
        null,
      ),
    notPublished: (year: number): Finding =>
      about(
        'not-published',
        {
          en: `${year}: judged by the rule of the published years; not published yet, or not seen by us`,
          fr: `${year}\u00a0: jugée selon la règle des années publiées; pas encore publiée, ou que nous n’avons pas vue`,
        },
        null,
        null,
      ),
    disputed: (row: DayRow): Finding =>
      about(
        'disputed',
        {
          en: 'sources disagree whether it is a holiday here: we count it neither way',
          fr: 'les sources se contredisent sur ce jour ici\u00a0: nous ne le comptons ni dans un sens ni dans l’autre',
        },
        null,
        row,
        { date: formatDate(row.date), expected: null },
      ),
    /** Years that are judged only for what the list has. */
    partYears(years: readonly number[]): readonly Finding[] {
      if (years.length === 0) return [];
      const named = years.map(String);
      const words = {
        en: `the list does not cover all of ${joined(named, 'en')}: what it leaves out is not counted`,
        fr: `la liste ne couvre pas toute l’année ${joined(named, 'fr')}\u00a0: ce qui n’y est pas n’est pas compté`,
      };
      return [about('part-year', words, null, null)];
    },
    /** The weekdays of another year next to the dates, as on pages that were copied from it. */
    otherYear(dates: readonly ListedDate[]): readonly Finding[] {
      const wrong = dates.flatMap(({ day, weekday }) =>
        day !== undefined && weekday !== undefined && weekday !== weekdayOf(day) ? [{ day, weekday }] : [],
      );
      const [first] = wrong;
      if (!first || wrong.length < 3) return [];
      const fits = (year: number) =>
        wrong.every(({ day, weekday }) => weekdayOf(inYear(day, year)) === weekday);
      const year = [-1, 1, -2, 2].map((step) => yearOf(first.day) + step).find(fits);
      if (!year) return [];
      const words = {
        en: `${wrong.length} weekdays are those of ${year}: is the year right?`,
        fr: `${wrong.length}\u00a0jours de la semaine sont ceux de ${year}\u00a0: l’année est-elle juste?`,
      };
      return [about('other-year', words, null, null)];
    },
    unread(skipped: readonly SkippedDate[], read: number): Finding {
      const [first] = skipped;
      const [all, lines] = [read + skipped.length, [...new Set(skipped.map(({ line }) => line))].join(', ')];
      const words =
        first?.why === 'day-or-month'
          ? {
              en: `${first.text}: day or month first? Write dates as YYYY-MM-DD`,
              fr: `${first.text}\u00a0: le jour ou le mois d’abord? Écrivez les dates AAAA-MM-JJ`,
            }
          : {
              en: `read ${read} of ${all} dates; not line ${lines}: no such date`,
              fr: `${read} dates lues sur ${all}; pas la ligne ${lines}\u00a0: cette date n’existe pas`,
            };
      return about('unread', words, null, null);
    },
    tooFew: (read: number): Finding =>
      about(
        'too-few',
        {
          en: `read ${read} dates: too few to judge a list`,
          fr: `${read} dates lues\u00a0: trop peu pour juger une liste`,
        },
        null,
        null,
      ),
  };
}

/** The same month and day of another year. */
function inYear(day: Day, year: number): Day {
  const { month, day: ofMonth } = toCivilDate(day);
  return toDay(year, month, ofMonth);
}

/** An act without its citation and section: `Employment Standards Act, 2000`. */
function shortName(name: string): string {
  return name.replace(/^The /, '').replace(/, (?:[A-Z]\.[A-Z]|CQLR|RLRQ).*$/, '');
}
