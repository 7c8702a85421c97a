import { covers } from '../../core/holidays/law.ts';
import type { Locale } from '../../core/language/locale.ts';
import type { Note } from '../../law/tables/schema.ts';
import { weekendRules } from '../common/almanac.ts';
import { shownNames } from '../common/shown-name.ts';
import type { YearFacts } from '../day/year-facts.ts';
import { textsOf } from '../i18n/texts.ts';

interface NoteOfYear {
  readonly note: Note;
  /** `Easter Monday and Boxing Day.` */
  readonly subject: string;
  /** What the note says about one day, or about several. */
  readonly sentence: string;
}

/** The notes on the days that a place lists in a year. */
export function notesOfYear({ scope, year, all }: YearFacts, locale: Locale): readonly NoteOfYear[] {
  const t = textsOf(locale);
  return weekendRules[scope.code].notes
    .filter((note) => covers(note, year))
    .map((note) => {
      const listed = all.filter(({ id }) => note.holidays.includes(id));
      const subject = shownNames(listed, locale) || t('rules.allDays');
      const { [locale]: sentence } = listed.length > 1 ? (note.ofSeveral ?? note) : note;
      return { note, subject: t('rules.subject', { subject }), sentence };
    });
}
