import type { Almanac } from '../../holidays/almanac.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { downloadPath } from '../paths.ts';
import { type Site, sourceOf } from '../site.ts';
import { DOWNLOAD_COLUMNS } from './download-columns.ts';

type Format = 'json' | 'csv';

const MEDIA_TYPES = { json: 'application/json', csv: 'text/csv' } as const;

/** Gathers the downloads and describes them as a Frictionless Data Package 2.0, which readers of 1.0 take too. */
export class DataPackage {
  readonly #almanac: Almanac;
  readonly #site: Site;
  readonly #revision: string;
  readonly #resources: object[] = [];

  constructor(almanac: Almanac, site: Site, revision: string) {
    this.#almanac = almanac;
    this.#site = site;
    this.#revision = revision;
  }

  async add(scope: ScopeCode | 'all', format: Format, text: string): Promise<void> {
    const bytes = new TextEncoder().encode(text);
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    this.#resources.push({
      name: `${scope}-${format}`,
      title: this.#title(scope),
      path: downloadPath(scope, format).replace('/downloads/', ''),
      format,
      mediatype: MEDIA_TYPES[format],
      encoding: 'utf-8',
      bytes: bytes.length,
      hash: `sha256:${hexOf(new Uint8Array(digest))}`,
      ...(format === 'csv' ? tabular() : {}),
    });
  }

  text(): string {
    return `${JSON.stringify(this.#description(), null, 1)}\n`;
  }

  #title(scope: ScopeCode | 'all'): string {
    if (scope === 'all') return 'All scopes · Toutes les administrations';
    const { nameEn, nameFr } = this.#almanac.scope(scope);
    return nameEn === nameFr ? nameEn : `${nameEn} · ${nameFr}`;
  }

  #description(): object {
    return {
      $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
      name: 'statdays',
      title: 'Canadian statutory holidays, 1900 to 2100 · Jours fériés du Canada, de 1900 à 2100',
      description:
        'The statutory, optional and public-service holidays of Canada and of its provinces and territories, ' +
        'and the days that the data provider alone reports. ' +
        'Les jours fériés, facultatifs et de la fonction publique du Canada, de ses provinces et de ses territoires, ' +
        'et les jours que seul le fournisseur de données signale.',
      homepage: `${this.#site.url}/`,
      version: this.#revision,
      created: `${this.#revision}T00:00:00Z`,
      licenses: [{ name: 'MIT', title: 'MIT License', path: 'https://opensource.org/license/mit' }],
      sources: [...this.#statutes(), { title: 'Nager.Date', path: sourceOf(this.#site).data }],
      resources: this.#resources,
    };
  }

  #statutes(): object[] {
    return Object.values(this.#almanac.law.statutes).map(({ nameEn, url }) => ({
      title: nameEn,
      ...(url === null ? {} : { path: url }),
    }));
  }
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Dialect and schema of the CSV files (RFC 4180; Frictionless Table Schema). */
function tabular(): object {
  return {
    profile: 'tabular-data-resource',
    type: 'table',
    dialect: { delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true, header: true },
    schema: {
      fields: DOWNLOAD_COLUMNS.map(({ name, type, description, constraints }) => ({
        name,
        type,
        description,
        ...(Object.keys(constraints).length > 0 ? { constraints } : {}),
      })),
      missingValues: [''],
      primaryKey: ['scope', 'year', 'id', 'kind'],
    },
  };
}
