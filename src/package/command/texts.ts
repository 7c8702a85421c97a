import type { Basis, Kind } from '../../holidays/law.ts';
import type { Bilingual } from '../../language/locale.ts';
import type { WeekNumber } from '../index.ts';

const EN_BASES: Partial<Record<Basis, string>> = {
  choice: ' (one of two days, as the employer chooses)',
  closing: ' (day of rest or closing by law, unpaid)',
};

/** What the command line says. Dates are in words already. */
const EN = {
  usage: `Canadian statutory holidays, weeks and business days, 1900 to 2100

  statdays holidays <year> [province] [--all]      the holidays of a year
  statdays weekends <year> [province]              its long weekends
  statdays next [province] [date]                  the next holiday
  statdays week [date]                             both week numbers
  statdays add <date> <number> [province]          so many business days on, or back
  statdays count <date> <date> [province]          business days from one date to another
  statdays time-limit <date> <days> <list>         the last day of a period, by the list's rule

Dates are written YYYY-MM-DD. Without a province, the federal holidays; without a date, today.
  --weekend=sat,sun | sun | fri,sat | none         for add and count
  --with=<ids> --without=<ids>                     holidays that you keep too, or do not keep
  --list=<id>                                      a named list in place of a province: tsx
  --clear                                          for time-limit: “at least”, or clear days
  --json                                           for programs
  --lang=en | fr                                   language; else that of the environment`,
  wrongLanguage: (text: string) => `The language cannot be “${text}”: it must be en or fr.`,
  /** An option is unknown, has no value, or has one and takes none. */
  unreadable: (option: string) =>
    `The option “${option}” is unknown, lacks its value after “=”, or takes none.`,
  repeated: (option: string) => `The option “${option}” was given more than once: give it once.`,
  noCommand: (name: string) => (name === '' ? 'A command is missing.' : `There is no command “${name}”.`),
  wrongArguments: (name: string, least: number, most: number) =>
    `“${name}” takes ${least === most ? least : `${least} to ${most}`} arguments.`,
  noOption: (name: string, option: string) => `“${name}” does not take --${option}.`,
  noNumber: (text: string) => `“${text}” is not a number in digits, such as 5 or -5.`,
  nothing: 'None.',
  next: (name: string, date: string, days: number) =>
    `${name}: ${date}, ${days === 1 ? 'tomorrow' : `in ${days} days`}`,
  week: (date: string, iso: WeekNumber, canada: WeekNumber) =>
    `${date}\nISO week ${iso.week} of ${iso.year}, ${iso.start} to ${iso.end}\nCanada week ${canada.week} of ${canada.year}, ${canada.start} to ${canada.end}`,
  weekend: (start: string, end: string, names: string) => `${start} to ${end}: ${names}`,
  businessDays: (number: number) => `${number} business day${Math.abs(number) === 1 ? '' : 's'}`,
  /** A later day, and the reading that allows it. */
  laterReading: (date: string, why: string) => `By another reading, ${date}: ${why}`,
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
  statdays weekends <année> [province]             ses longues fins de semaine
  statdays next [province] [date]                  le prochain jour férié
  statdays week [date]                             les deux numéros de semaine
  statdays add <date> <nombre> [province]          tant de jours ouvrables plus tard ou plus tôt
  statdays count <date> <date> [province]          les jours ouvrables d’une date à l’autre
  statdays time-limit <date> <jours> <liste>       le dernier jour d’un délai, selon la règle de la liste

Les dates s’écrivent AAAA-MM-JJ. Sans province, les jours fériés fédéraux; sans date, aujourd’hui.
  --weekend=sat,sun | sun | fri,sat | none         pour add et count
  --with=<ids> --without=<ids>                     jours fériés observés en plus, ou non observés
  --list=<id>                                      une liste au lieu d’une province\u00a0: tsx
  --clear                                          pour time-limit\u00a0: délai en jours francs
  --json                                           pour les programmes
  --lang=en | fr                                   langue; sinon, celle de l’environnement`,
    wrongLanguage: (text) => `La langue ne peut pas être «\u00a0${text}\u00a0»\u00a0: il faut en ou fr.`,
    unreadable: (option) =>
      `L’option «\u00a0${option}\u00a0» est inconnue, n’a pas sa valeur après «\u00a0=\u00a0» ou n’en prend pas.`,
    repeated: (option) =>
      `L’option «\u00a0${option}\u00a0» a été donnée plus d’une fois\u00a0: donnez-la une seule fois.`,
    noCommand: (name) =>
      name === '' ? 'Il manque une commande.' : `Il n’y a pas de commande «\u00a0${name}\u00a0».`,
    wrongArguments: (name, least, most) =>
      `«\u00a0${name}\u00a0» prend ${least === most ? least : `de ${least} à ${most}`} arguments.`,
    noOption: (name, option) => `«\u00a0${name}\u00a0» ne prend pas --${option}.`,
    noNumber: (text) => `«\u00a0${text}\u00a0» n’est pas un nombre en chiffres, comme 5 ou -5.`,
    nothing: 'Aucun.',
    next: (name, date, days) =>
      `${name}\u00a0: le ${date}, ${days === 1 ? 'demain' : `dans ${days}\u00a0jours`}`,
    week: (date, iso, canada) =>
      `${date}\nSemaine ISO ${iso.week} de ${iso.year}, du ${iso.start} au ${iso.end}\nSemaine canadienne ${canada.week} de ${canada.year}, du ${canada.start} au ${canada.end}`,
    weekend: (start, end, names) => `du ${start} au ${end}\u00a0: ${names}`,
    businessDays: (number) =>
      `${number}\u00a0jour${Math.abs(number) < 2 ? '' : 's'} ouvrable${Math.abs(number) < 2 ? '' : 's'}`,
    laterReading: (date, why) => `Selon une autre lecture, le ${date}\u00a0: ${why}`,
    dayOff: (date) => ` (congé\u00a0: ${date})`,
    kinds: {
      statutory: '',
      optional: ' (facultatif)',
      government: ' (fonction publique)',
    },
    bases: {
      choice: ' (l’un de deux jours, au choix de l’employeur)',
      closing: ' (jour de repos ou de fermeture prescrit par la loi, non payé)',
    },
  },
};
