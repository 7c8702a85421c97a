import { dayOf } from '../../calendar/day.ts';
import type { Basis, Kind } from '../../holidays/law.ts';
import { dateRange } from '../../language/dates.ts';
import type { Bilingual, Locale } from '../../language/locale.ts';
import { withinSentence } from '../../language/names.ts';
import type { WeekNumber } from '../index.ts';

const EN_BASES: Partial<Record<Basis, string>> = {
  choice: ' (one of two days, at the employer’s choice)',
  closing: ' (day of rest or closing required by law, unpaid)',
};

/** `November 16 to 22, 2026` */
const daysOf = ({ start, end }: WeekNumber, locale: Locale): string =>
  dateRange(dayOf(start), dayOf(end), locale);

/** What the command line says. Dates are in words already. */
const EN = {
  usage: `Canadian statutory holidays, weeks and business days, 1900 to 2100

  statdays holidays <year> [province] [--all]      the holidays in a year
  statdays weekends <year> [province]              the long weekends in a year
  statdays next [province] [date]                  the next holiday
  statdays week [date]                             the ISO and Canadian week numbers
  statdays add <date> <number> [province]          the date a given number of business days later or earlier
  statdays count <date> <date> [province]          the number of business days between two dates
  statdays time-limit <date> <days> <list>         the last day of a period, under the list’s rule
  statdays pay [province] [date]                   what the law pays for a holiday; by default, the next paid one
  statdays is-business-day [date] [province]       exit code 0 for yes, 1 for no
  statdays is-holiday [date] [province] [--all]    also an exit code; --all adds optional days
  statdays lists [list] [year]                     the named lists, or the days on one of them

Write dates as YYYY-MM-DD, or today. Without a province or a date, the command uses federal holidays and today’s date.
  --weekend=sat,sun | sun | fri,sat | none         for add, count and is-business-day
  --substitute=none | next                         next: holidays on a weekend are taken on the next working day, by custom
  --with=<ids> --without=<ids>                     other holidays you take off, holidays you work
  --list=<id>                                      a named list instead of a province, such as tsx
  --projected                                      with a list: years not announced yet, by the rule of the others
  --clear                                          for time-limit: “at least” a number of days, or “clear days”
  --wages, --rate, --worked, --hours, --days-worked, --hours-in-window, --vacation-pay=<number>
  --qualifies, --irregular, --regular-day, --commission=0 | 1   --week-start=sun | mon …
                                                   for pay, in dollars and hours
  --json                                           JSON output, for programs
  --words                                          text even in a pipe, instead of a plain date
  --lang=en | fr                                   language; by default, that of your system
  -h, --help     -v, --version
Errors exit with 2.`,
  wrongLanguage: (text: string) => `The language cannot be “${text}”: it must be “en” or “fr”.`,
  unknownOption: (name: string) => `There is no --${name} option.`,
  needsValue: (name: string) => `The --${name} option needs a value after “=”.`,
  takesNoValue: (name: string) => `The --${name} option takes no value.`,
  repeated: (option: string) => `The “${option}” option appears more than once: use it only once.`,
  noCommand: (name: string) => (name === '' ? 'A command is required.' : `There is no “${name}” command.`),
  wrongArguments: (name: string, least: number, most: number) =>
    `“${name}” takes ${least === most ? least : `${least} or ${most}`} arguments.`,
  noOption: (name: string, option: string) => `“${name}” does not take --${option}.`,
  noNumber: (text: string) => `“${text}” is not a whole number, such as 5 or -5.`,
  closesAt: (time: string) => `closes at ${time}`,
  projected: 'projected',
  nothing: 'Nothing found.',
  next: (name: string, date: string, days: number) =>
    `${name}: ${date}, ${days === 1 ? 'tomorrow' : `in ${days} days`}`,
  week: (date: string, iso: WeekNumber, canada: WeekNumber) =>
    `${date}\nISO week ${iso.week} of ${iso.year}, ${daysOf(iso, 'en')}\nCanadian week ${canada.week} of ${canada.year}, ${daysOf(canada, 'en')}`,
  weekend: (dates: string, names: string) => `${dates}: ${names}`,
  dayIs: (date: string, what: string) => `${date}: ${what}`,
  noHoliday: 'not a holiday',
  businessDay: 'a business day',
  noBusinessDay: 'not a business day',
  businessDays: (number: number) => `${number} business day${Math.abs(number) === 1 ? '' : 's'}`,
  /** A later day, and the reading that allows it. */
  laterReading: (date: string, why: string) => `Under another reading, the last day is ${date}. ${why}`,
  pay: {
    holidayPay: 'Holiday pay',
    forWork: 'Work on the holiday',
    line: (what: string, formula: string, amount: string) => `${what}: ${formula} = ${amount}`,
    window: (which: string, start: string, end: string) => `Reference period: ${which}, ${start} to ${end}`,
    needs: (options: string) => `Missing: ${options}`,
  },
  /** After the name of a holiday whose day off is another day. */
  dayOff: (date: string) => ` (day off: ${date})`,
  /** After the name of a holiday, by its kind. */
  kinds: {
    statutory: '',
    optional: ' (optional)',
    government: ' (public service)',
  } satisfies Record<Kind, string>,
  /** In place of its kind, if its basis says more. */
  bases: EN_BASES,
};

export type CommandTexts = typeof EN;

export const TEXTS: Bilingual<CommandTexts> = {
  en: EN,
  fr: {
    usage: `Jours fériés, semaines et jours ouvrables au Canada, de 1900 à 2100

  statdays holidays <année> [province] [--all]     les jours fériés d’une année
  statdays weekends <année> [province]             les longues fins de semaine d’une année
  statdays next [province] [date]                  le prochain jour férié
  statdays week [date]                             les numéros de semaine ISO et canadien
  statdays add <date> <nombre> [province]          la date, un nombre de jours ouvrables plus tard ou plus tôt
  statdays count <date> <date> [province]          le nombre de jours ouvrables entre deux dates
  statdays time-limit <date> <jours> <liste>       le dernier jour d’un délai, selon la règle de la liste
  statdays pay [province] [date]                   ce que la loi paie pour un jour férié; par défaut, le prochain férié payé
  statdays is-business-day [date] [province]       code de sortie 0 pour oui, 1 pour non
  statdays is-holiday [date] [province] [--all]    mêmes codes de sortie; --all ajoute les jours facultatifs
  statdays lists [liste] [année]                   toutes les listes, ou les jours de l’une d’elles

Les dates s’écrivent AAAA-MM-JJ; today désigne aujourd’hui. À défaut de province et de date, la commande utilise les jours fériés fédéraux et la date du jour.
  --weekend=sat,sun | sun | fri,sat | none         pour add, count et is-business-day
  --substitute=none | next                         next\u00a0: les jours fériés en fin de semaine sont pris le jour ouvrable suivant, selon l’usage
  --with=<ids> --without=<ids>                     autres jours de congé, jours fériés où vous travaillez
  --list=<id>                                      une liste à la place d’une province, comme tsx
  --projected                                      avec une liste\u00a0: aussi les années à venir, selon la règle des autres
  --clear                                          pour time-limit\u00a0: délai en jours francs
  --wages, --rate, --worked, --hours, --days-worked, --hours-in-window, --vacation-pay=<nombre>
  --qualifies, --irregular, --regular-day, --commission=0 | 1   --week-start=sun | mon …
                                                   pour pay, en dollars et en heures
  --json                                           réponse en JSON, pour les programmes
  --words                                          des phrases au lieu de simples dates, même hors du terminal
  --lang=en | fr                                   langue; par défaut, celle du système
  -h, --help     -v, --version
En cas d’erreur, le code de sortie est 2.`,
    wrongLanguage: (text) =>
      `La langue «\u00a0${text}\u00a0» n’est pas acceptée\u00a0: choisissez «\u00a0en\u00a0» ou «\u00a0fr\u00a0».`,
    unknownOption: (name) => `L’option --${name} n’existe pas.`,
    needsValue: (name) => `L’option --${name} demande une valeur après «\u00a0=\u00a0».`,
    takesNoValue: (name) => `L’option --${name} n’accepte aucune valeur.`,
    repeated: (option) =>
      `L’option «\u00a0${option}\u00a0» figure plus d’une fois\u00a0: indiquez-la une seule fois.`,
    noCommand: (name) =>
      name === '' ? 'Indiquez une commande.' : `La commande «\u00a0${name}\u00a0» n’existe pas.`,
    wrongArguments: (name, least, most) =>
      `La commande «\u00a0${name}\u00a0» accepte ${least === most ? least : `${least} ou ${most}`}\u00a0argument${most < 2 ? '' : 's'}.`,
    noOption: (name, option) => `La commande «\u00a0${name}\u00a0» n’accepte pas --${option}.`,
    noNumber: (text) => `«\u00a0${text}\u00a0» n’est pas un nombre entier. Indiquez par exemple 5 ou -5.`,
    closesAt: (time) => `fermeture à ${time}`,
    projected: 'projeté',
    nothing: 'Aucun résultat.',
    next: (name, date, days) =>
      `${name}\u00a0: le ${date}, ${days === 1 ? 'demain' : `dans ${days}\u00a0jours`}`,
    week: (date, iso, canada) =>
      `${date}\nSemaine ISO ${iso.week} de ${iso.year}, du ${daysOf(iso, 'fr')}\nSemaine canadienne ${canada.week} de ${canada.year}, du ${daysOf(canada, 'fr')}`,
    weekend: (dates, names) => `du ${dates}\u00a0: ${withinSentence(names, 'fr')}`,
    dayIs: (date, what) => `${date}\u00a0: ${what}`,
    noHoliday: 'aucun jour férié',
    businessDay: 'jour ouvrable',
    noBusinessDay: 'jour non ouvrable',
    businessDays: (number) =>
      `${number}\u00a0jour${Math.abs(number) < 2 ? '' : 's'} ouvrable${Math.abs(number) < 2 ? '' : 's'}`,
    laterReading: (date, why) => `Selon une autre interprétation, le délai expire le ${date}. ${why}`,
    pay: {
      line: (what, formula, amount) => `${what}\u00a0: ${formula} = ${amount}`,
      holidayPay: 'Rémunération du jour férié',
      forWork: 'Travail le jour férié',
      window: (which, start, end) => `Période de référence\u00a0: ${which}, du ${start} au ${end}`,
      needs: (options) => `Il manque\u00a0: ${options}`,
    },
    dayOff: (date) => ` (congé\u00a0: ${date})`,
    kinds: {
      statutory: '',
      optional: ' (congé facultatif)',
      government: ' (fonction publique)',
    },
    bases: {
      choice: ' (l’un des deux jours, au choix de l’employeur)',
      closing: ' (jour de repos ou de fermeture prescrit par la loi, non payé)',
    },
  },
};
