import type { Basis, Kind } from '../../core/holidays/law.ts';
import type { Bilingual } from '../../core/language/locale.ts';
import { joined } from '../../core/language/names.ts';
import type { WeekNumber } from '../../core/package/index.ts';

const EN_BASES: Partial<Record<Basis, string>> = {
  choice: 'one of two days, at the employer’s choice',
  closing: 'day of rest or closing required by law, unpaid',
};

const dashed = (options: readonly string[]) => options.map((name) => `--${name}`);

const EN = {
  usage: `Canadian statutory holidays, weeks and business days, 1900 to 2100

  statdays holidays <year> [province] [--all]      the holidays in a year
  statdays long-weekends <year> [province]         the long weekends in a year
  statdays next [province] [date]                  the next holiday
  statdays is-holiday [date] [province] [--all]    exit code 0 for yes, 1 for no; --all adds optional days
  statdays is-business-day [date] [province]       also an exit code
  statdays week [date]                             the ISO and Canadian week numbers
  statdays add <date> <number> [province]          the date a given number of business days later or earlier
  statdays between <date> <date> [province]        the number of business days after a date, up to another date
  statdays time-limit <date> <days> <list>         the last day of a period, under the list’s rule
  statdays pay [province] [date]                   what the law pays for a holiday; by default, the next paid one
  statdays lists [list] [year]                     the named lists, or the days on one of them
  statdays check [province] [years] <file>         whether a list that you typed is right; - reads standard input

Write dates as YYYY-MM-DD, or today. Without a province or a date, the command uses federal holidays and today’s date.
  --weekend=sat,sun | sun | fri,sat | none         for add, between and is-business-day
  --substitute=none | next                         next: holidays on a weekend are taken on the next working day, by custom
  --with=<ids> --without=<ids>                     other holidays you take off, holidays you work
  --list=<id>                                      a named list instead of a province, such as tsx
  --projected                                      with a list: years not announced yet, by the rule of the others
  --clear                                          for time-limit: “at least” a number of days, or “clear days”
  --wages, --rate, --worked, --hours, --days-worked, --hours-in-window, --vacation-pay=<number>
  --qualifies, --irregular, --regular-day, --commission=0 | 1   --week-start=sun | mon …
                                                   for pay, in dollars and hours
  --as=statutory | closed | tsx | canada-post | payments | cra   --allow=<dates and ids>   --strict
                                                   for check: which days the list should have; days that may differ;
                                                   --strict also exits with 1 for remarks
  --json                                           JSON output, for programs
  --lang=en | fr                                   language; by default, that of your system
  -h, --help     -v, --version
Errors exit with 2.`,
  wrongLanguage: (text: string) => `The language cannot be “${text}”: it must be “en” or “fr”.`,
  noCommand: (name: string, all: readonly string[]) =>
    `${name === '' ? 'A command is missing' : `There is no “${name}” command`}: use ${joined(all, 'en', 'or')}.`,
  noOption: (command: string, name: string, all: readonly string[]) =>
    `“${command}” does not take --${name}: use ${joined(dashed(all), 'en', 'or')}.`,
  needsValue: (name: string) => `The --${name} option needs a value after “=”.`,
  takesNoValue: (name: string) => `The --${name} option takes no value.`,
  repeated: (name: string) => `The --${name} option appears more than once: use it only once.`,
  wrongArguments: (name: string, least: number, most: number) =>
    `“${name}” takes ${least === most ? least : `${least} or ${most}`} arguments: see statdays --help.`,
  yes: 'yes',
  no: 'no',
  iso: ({ week, year, start, end }: WeekNumber) => `ISO week ${week} of ${year}, ${start} to ${end}`,
  canada: ({ week, year, start, end }: WeekNumber) => `Canadian week ${week} of ${year}, ${start} to ${end}`,
  closesAt: (time: string) => `closes at ${time}`,
  projected: 'projected',
  holidayPay: (formula: string, amount: string) => `Holiday pay: ${formula} = ${amount}`,
  forWork: (formula: string, amount: string) => `Work on the holiday: ${formula} = ${amount}`,
  total: (amount: string) => `Total: ${amount}`,
  needs: (options: readonly string[]) =>
    `Total: ?${options.length > 0 ? ` Needs ${options.join(', ')}.` : ''}`,
  dayOff: (date: string) => `day off: ${date}`,
  kinds: {
    statutory: '',
    optional: 'optional',
    government: 'public service',
  } satisfies Record<Kind, string>,
  /** In place of its kind, if its basis says more. */
  bases: EN_BASES,
};

export const TEXTS: Bilingual<typeof EN> = {
  en: EN,
  fr: {
    usage: `Jours fériés, semaines et jours ouvrables au Canada, de 1900 à 2100

  statdays holidays <année> [province] [--all]     les jours fériés d’une année
  statdays long-weekends <année> [province]        les longues fins de semaine d’une année
  statdays next [province] [date]                  le prochain jour férié
  statdays is-holiday [date] [province] [--all]    code de sortie 0 pour oui, 1 pour non; --all ajoute les jours facultatifs
  statdays is-business-day [date] [province]       mêmes codes de sortie
  statdays week [date]                             les numéros de semaine ISO et canadien
  statdays add <date> <nombre> [province]          la date, un nombre de jours ouvrables plus tard ou plus tôt
  statdays between <date> <date> [province]        le nombre de jours ouvrables après une date, jusqu’à une autre
  statdays time-limit <date> <jours> <liste>       le dernier jour d’un délai, selon la règle de la liste
  statdays pay [province] [date]                   ce que la loi paie pour un jour férié; par défaut, le prochain férié payé
  statdays lists [liste] [année]                   toutes les listes, ou les jours de l’une d’elles
  statdays check [province] [années] <fichier>     si une liste que vous avez saisie est juste; - lit un tube

Les dates s’écrivent AAAA-MM-JJ; today désigne aujourd’hui. À défaut de province et de date, la commande utilise les jours fériés fédéraux et la date du jour.
  --weekend=sat,sun | sun | fri,sat | none         pour add, between et is-business-day
  --substitute=none | next                         next\u00a0: les jours fériés en fin de semaine sont pris le jour ouvrable suivant, selon l’usage
  --with=<ids> --without=<ids>                     autres jours de congé, jours fériés où vous travaillez
  --list=<id>                                      une liste à la place d’une province, comme tsx
  --projected                                      avec une liste\u00a0: aussi les années à venir, selon la règle des autres
  --clear                                          pour time-limit\u00a0: délai en jours francs
  --wages, --rate, --worked, --hours, --days-worked, --hours-in-window, --vacation-pay=<nombre>
  --qualifies, --irregular, --regular-day, --commission=0 | 1   --week-start=sun | mon …
                                                   pour pay, en dollars et en heures
  --as=statutory | closed | tsx | canada-post | payments | cra   --allow=<dates et ids>   --strict
                                                   pour check\u00a0: les jours que la liste devrait avoir; les jours qui
                                                   peuvent différer; avec --strict, le code est 1 aussi pour une remarque
  --json                                           réponse en JSON, pour les programmes
  --lang=en | fr                                   langue; par défaut, celle du système
  -h, --help     -v, --version
En cas d’erreur, le code de sortie est 2.`,
    wrongLanguage: (text) =>
      `La langue «\u00a0${text}\u00a0» n’est pas acceptée\u00a0: choisissez «\u00a0en\u00a0» ou «\u00a0fr\u00a0».`,
    noCommand: (name, all) =>
      `${name === '' ? 'Il manque une commande' : `La commande «\u00a0${name}\u00a0» n’existe pas`}\u00a0: utilisez ${joined(all, 'fr', 'ou')}.`,
    noOption: (command, name, all) =>
      `La commande «\u00a0${command}\u00a0» n’accepte pas --${name}\u00a0: utilisez ${joined(dashed(all), 'fr', 'ou')}.`,
    needsValue: (name) => `L’option --${name} demande une valeur après «\u00a0=\u00a0».`,
    takesNoValue: (name) => `L’option --${name} n’accepte aucune valeur.`,
    repeated: (name) => `L’option --${name} figure plus d’une fois\u00a0: indiquez-la une seule fois.`,
    wrongArguments: (name, least, most) =>
      `La commande «\u00a0${name}\u00a0» accepte ${least === most ? least : `${least} ou ${most}`} arguments\u00a0: voir statdays --help.`,
    yes: 'oui',
    no: 'non',
    iso: ({ week, year, start, end }) => `Semaine ISO ${week} de ${year}, du ${start} au ${end}`,
    canada: ({ week, year, start, end }) => `Semaine canadienne ${week} de ${year}, du ${start} au ${end}`,
    closesAt: (time) => `fermeture à ${time}`,
    projected: 'projeté',
    holidayPay: (formula, amount) => `Rémunération du jour férié\u00a0: ${formula} = ${amount}`,
    forWork: (formula, amount) => `Travail le jour férié\u00a0: ${formula} = ${amount}`,
    total: (amount) => `Total\u00a0: ${amount}`,
    needs: (options) => `Total\u00a0: ?${options.length > 0 ? ` Il manque ${options.join(', ')}.` : ''}`,
    dayOff: (date) => `congé\u00a0: ${date}`,
    kinds: { statutory: '', optional: 'congé facultatif', government: 'fonction publique' },
    bases: {
      choice: 'l’un des deux jours, au choix de l’employeur',
      closing: 'jour de repos ou de fermeture prescrit par la loi, non payé',
    },
  },
};
