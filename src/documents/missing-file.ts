import { type Site, toJson } from './bodies.ts';

/** Where Netlify's rules find the answer to a request for a data file that doesn't exist. */
export const MISSING_FILE = '/missing.json';

/** What a data file that doesn't exist is answered with: one problem document (RFC 9457) in both languages, the same on every host. */
export function missingFile({ url }: Site): string {
  return toJson({
    type: `${url}/docs/errors#not-found`,
    title: 'No such file / Fichier introuvable',
    status: 404,
    detail: `There is no data file at this address. ${url}/lists/index.json has the named lists and their years; ${url}/en/docs/ describes every file. / Aucun fichier de données ne se trouve à cette adresse. ${url}/lists/index.json énumère les listes particulières et leurs années; ${url}/fr/docs/ décrit tous les fichiers.`,
    code: 'not-found',
  });
}
