import type { Bilingual, Locale } from '../language/locale.ts';

const EN = {
  'unknown-name': 'we don’t know this holiday: it counts as a day of your own',
  duplicate: 'this date is in the list twice',
  disputed: 'sources disagree on whether it is a holiday here: we count it neither way',
  'not-statutory': 'not in {act}; many employers give it',
  closing: 'an unpaid closing day for stores, not a paid holiday',
  government: 'public servants have the day off; {act} does not mention it',
  open: 'this list is open that day',
  missing: 'missing: a paid holiday under {act}',
  'missing-closed': 'if you meant the statutory days: it is one',
  'missing-list': 'missing: this list is closed that day',
  'other-place': 'a holiday in {places}, not here',
  'wrong-date': 'wrong date: it is {day} in {year}',
  'wrong-year': 'wrong date: it is {day} in {year} ({date} was {last}’s)',
  'moved-by-custom': 'the holiday is {day}. This is a day off by custom.',
  'in-lieu': 'the holiday is {day}. {rule}',
  'ask-place': 'which place? The list does not say',
  'ask-which-place': 'the list mentions several places ({places}): choose one',
  'ask-year': 'which year? “{text}” has none',
  'no-schedule': 'we have no schedule of this list for {year}, and no rule for that year',
  'not-published': '{year} is judged by the rule of the published years: we have seen no schedule for it',
  'part-year': 'the list does not cover all of {years}: what it leaves out is not counted',
  'other-year': '{count} weekdays are those of {year}: is the year right?',
  'day-or-month': '{text}: day or month first? Write dates as YYYY-MM-DD',
  'no-such-date': 'read {read} of {all} dates; not line {lines}: no such date',
  'too-few': 'read {read} dates: too few to judge a list',
};

const FR: Readonly<Record<keyof typeof EN, string>> = {
  'unknown-name': 'nous ne connaissons pas ce jour férié\u00a0: il compte comme un jour à vous',
  duplicate: 'cette date est deux fois dans la liste',
  disputed:
    'les sources se contredisent sur ce jour ici\u00a0: nous ne le comptons ni dans un sens ni dans l’autre',
  'not-statutory': 'absent de {act}; bien des employeurs l’accordent',
  closing: 'un jour de fermeture des commerces non payé, pas un jour férié payé',
  government: 'les fonctionnaires ont congé; {act} ne le mentionne pas',
  open: 'cette liste est ouverte ce jour-là',
  missing: 'manque\u00a0: jour férié payé selon {act}',
  'missing-closed': 'si vous vouliez les jours fériés légaux\u00a0: c’en est un',
  'missing-list': 'manque\u00a0: cette liste est fermée ce jour-là',
  'other-place': 'un jour férié ailleurs ({places}), pas ici',
  'wrong-date': 'mauvaise date\u00a0: c’est le {day} en {year}',
  'wrong-year': 'mauvaise date\u00a0: c’est le {day} en {year} (le {date} était celui de {last})',
  'moved-by-custom': 'le jour férié est le {day}. Ce congé relève de l’usage.',
  'in-lieu': 'le jour férié est le {day}. {rule}',
  'ask-place': 'quel endroit? La liste ne le dit pas',
  'ask-which-place': 'la liste mentionne plusieurs endroits ({places})\u00a0: choisissez-en un',
  'ask-year': 'quelle année? «\u00a0{text}\u00a0» n’en a pas',
  'no-schedule': 'nous n’avons ni calendrier de cette liste pour {year}, ni règle pour cette année',
  'not-published':
    '{year} est jugée selon la règle des années publiées\u00a0: nous n’avons consulté aucun calendrier',
  'part-year': 'la liste ne couvre pas toute l’année {years}\u00a0: ce qui n’y est pas n’est pas compté',
  'other-year': '{count}\u00a0jours de la semaine sont ceux de {year}\u00a0: l’année est-elle juste?',
  'day-or-month': '{text}\u00a0: le jour ou le mois d’abord? Écrivez les dates AAAA-MM-JJ',
  'no-such-date': '{read} dates lues sur {all}; pas la ligne {lines}\u00a0: cette date n’existe pas',
  'too-few': '{read} dates lues\u00a0: trop peu pour juger une liste',
};

/** What stands for a word in braces; a name or a date in each language. */
type Fact = string | number | Bilingual<string>;

/** A sentence about a list in both languages. */
export function write(key: keyof typeof EN, facts: Readonly<Record<string, Fact>> = {}): Bilingual<string> {
  const fill = (text: string, locale: Locale): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const fact = facts[name] ?? '';
      return typeof fact === 'object' ? fact[locale] : `${fact}`;
    });
  return { en: fill(EN[key], 'en'), fr: fill(FR[key], 'fr').replace('de le ', 'du ') };
}

/** The same in each language. */
export const both = (inLocale: (locale: Locale) => string): Bilingual<string> => ({
  en: inLocale('en'),
  fr: inLocale('fr'),
});
