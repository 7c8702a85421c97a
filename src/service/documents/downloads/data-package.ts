import { z } from 'zod';
import type { Almanac } from '../../../core/holidays/almanac.ts';
import { citedNames } from '../../../core/holidays/cited-act.ts';
import { SCOPE_CODES, type ScopeCode } from '../../../core/holidays/scope.ts';
import { downloadRowSchema } from '../../contract/schemas/files.ts';
import { describeSource, type Site } from '../bodies.ts';
import { DOWNLOAD_COLUMNS, type DownloadColumn, NO_COUNTIES } from './downloads.ts';

/** The downloads as a Frictionless Data Package 2.0 that readers of 1.0 can read too. */
export async function dataPackageText(
  almanac: Almanac,
  site: Site,
  toCsv: (scope: ScopeCode | 'all') => Promise<string>,
): Promise<string> {
  const { revision, statutes } = almanac.law;
  const resources: object[] = [];
  for (const scope of [...SCOPE_CODES, 'all'] as const) {
    resources.push(
      { ...resource(almanac, scope, 'csv', 'text/csv'), ...(await computeSum(await toCsv(scope))), ...TABLE },
      // No hash: it names the address of the service, so it differs between sites.
      resource(almanac, scope, 'json', 'application/json'),
    );
  }
  const description = {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'statdays',
    title: 'Canadian statutory holidays, 1900 to 2100 · Jours fériés du Canada, de 1900 à 2100',
    description:
      'Statutory, optional and public service holidays in Canada and in each province and territory. ' +
      'Jours fériés, jours facultatifs et congés de la fonction publique, au Canada et dans chaque province et territoire.',
    homepage: `${site.url}/`,
    version: revision,
    created: `${revision}T00:00:00Z`,
    licenses: [{ name: 'MIT', title: 'MIT License', path: 'https://opensource.org/license/mit' }],
    sources: [
      ...Object.values(statutes).map((act) => ({
        title: citedNames(act).nameEn,
        ...(act.url && { path: act.url }),
      })),
      { title: 'Nager.Date', path: describeSource(site).data },
    ],
    resources,
  };
  return `${JSON.stringify(description, null, 1)}\n`;
}

function resource(almanac: Almanac, scope: ScopeCode | 'all', format: 'json' | 'csv', mediatype: string) {
  return {
    name: `${scope}-${format}`,
    title: writeTitle(almanac, scope),
    path: `${scope}.${format}`,
    format,
    mediatype,
    encoding: 'utf-8',
  };
}

async function computeSum(text: string) {
  const bytes = new TextEncoder().encode(text);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { bytes: bytes.length, hash: `sha256:${hash}` };
}

function writeTitle(almanac: Almanac, scope: ScopeCode | 'all'): string {
  if (scope === 'all') return 'All jurisdictions · Toutes les administrations';
  const { nameEn, nameFr } = almanac.scope(scope);
  return nameEn === nameFr ? nameEn : `${nameEn} · ${nameFr}`;
}

/** Descriptions of the columns that JSON does not have, or has in another form. */
const TEXTS: Readonly<Partial<Record<DownloadColumn, string>>> = {
  counties: `CA-XX codes, separated by spaces, of the provinces and territories to which the holiday is limited; empty if it is not limited, “${NO_COUNTIES}” if it is not observed throughout any province or territory`,
  observedIn:
    'CA and CA-XX codes, separated by spaces, of all jurisdictions whose own laws provide for the holiday that year; empty if there are none',
  actEn: 'Citation of the statute, in English',
  actFr: 'Citation of the statute, in French',
  actUrl: 'Link to the statute',
  notesEn: 'Notes in English',
  notesFr: 'Notes in French',
  actUrlFr: 'Link to the French version of the statute',
  inLieuEn: 'What the act owes people with the weekend off, if the day off is on a weekend, in English',
  inLieuFr: 'What the act owes people with the weekend off, if the day off is on a weekend, in French',
  inLieuDays: 'Weekdays named in that rule, separated by spaces; empty if it names none',
};

const FIELDS: Readonly<Record<string, z.ZodType>> = downloadRowSchema.shape;

/** Dialect and schema of the CSV files (RFC 4180; Frictionless Table Schema). */
export const TABLE = {
  profile: 'tabular-data-resource',
  type: 'table',
  dialect: { delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true, header: true },
  schema: {
    fields: DOWNLOAD_COLUMNS.map(tableField),
    missingValues: [''],
    primaryKey: ['scope', 'year', 'id', 'kind'],
  },
};

function tableField(name: DownloadColumn) {
  const schema = FIELDS[name];
  const text = TEXTS[name];
  if (text !== undefined || !schema) return { name, type: 'string', description: text ?? '' };
  const json = z.toJSONSchema(schema);
  // Of a nullable field, the part that is not null.
  const { type, format, enum: values, minimum, maximum, pattern } = json.anyOf?.[0] ?? json;
  const isRequired = !schema.safeParse(null).success && !z.object({ field: schema }).safeParse({}).success;
  const constraints = {
    ...(isRequired ? { required: true } : {}),
    ...(values ? { enum: values } : {}),
    ...(minimum === undefined ? {} : { minimum, maximum }),
    ...(pattern === undefined || format === 'date' ? {} : { pattern: pattern.replace(/^\^|\$$/g, '') }),
  };
  return {
    name,
    type: name === 'year' ? 'year' : columnType(type, format),
    description: schema.meta()?.description ?? '',
    ...(Object.keys(constraints).length > 0 ? { constraints } : {}),
  };
}

function columnType(type: unknown, format: string | undefined): string {
  if (format === 'date') return 'date';
  return type === 'integer' || type === 'boolean' ? type : 'string';
}
