import { FIRST_YEAR, LAST_YEAR } from '../../core/holidays/law.ts';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import type { Words } from '../../core/language/locale.ts';
import { type Site, toJson } from './bodies.ts';

const YEARS_AND_PLACES: Words = {
  en: `Years run from ${FIRST_YEAR} to ${LAST_YEAR}, and places are ${SCOPE_CODES.join(', ')}`,
  fr: `Les années vont de ${FIRST_YEAR} à ${LAST_YEAR}, et les codes de lieu sont ${SCOPE_CODES.join(', ')}`,
};

const NAMES: Readonly<Record<string, Words>> = {
  '/holidays/': {
    en: `${YEARS_AND_PLACES.en}, as in /holidays/2026/on.json.`,
    fr: `${YEARS_AND_PLACES.fr}, comme dans /holidays/2026/on.json.`,
  },
  '/calendars/': {
    en: `Calendars are named by place and language, as in /calendars/on.en.ics; places are ${SCOPE_CODES.join(', ')}.`,
    fr: `Les calendriers portent le code d’un lieu et celui d’une langue, comme /calendars/on.fr.ics; les codes de lieu sont ${SCOPE_CODES.join(', ')}.`,
  },
  '/lists/': {
    en: 'A list has files only for some of its years; with “projected=1”, /api/business-days.json counts years that nobody has announced.',
    fr: 'Une liste n’a de fichiers que pour certaines années; avec «\u00a0projected=1\u00a0», /api/business-days.json compte des années que personne n’a encore annoncées.',
  },
  '/downloads/': {
    en: 'Downloads are named by place, as in /downloads/on.csv and /downloads/all.json.',
    fr: 'Les téléchargements portent le code d’un lieu, comme /downloads/on.csv et /downloads/all.json.',
  },
};

/** The file in which Netlify's rules find the answer to a request for a file that a folder doesn't have. No `.json`: that has its own type. */
export const missingPath = (folder: string): string => `/missing${folder.slice(0, -1)}`;

/** The answer for a data file that doesn't exist: one problem document (RFC 9457) in both languages, the same on every host. */
export function missingFile({ url }: Site, folder: string): string {
  const { en, fr } = NAMES[folder] ?? { en: '', fr: '' };
  return toJson({
    type: `${url}/docs/errors#not-found`,
    title: 'No such file / Fichier introuvable',
    status: 404,
    detail: `There is no data file at this address. ${en} ${url}/en/docs/ describes every file, and ${url}/lists/index.json names the lists and their years. / Aucun fichier de données ne se trouve à cette adresse. ${fr} ${url}/fr/docs/ décrit tous les fichiers, et ${url}/lists/index.json énumère les listes et leurs années.`,
    code: 'not-found',
  });
}
