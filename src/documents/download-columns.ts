import type { DownloadRow } from '../contract/schemas/downloads.ts';
import { KINDS } from '../holidays/law.ts';
import type { CsvCell } from './csv.ts';

/** A column of the CSV downloads, with its type in the terms of Frictionless Table Schema. */
export interface DownloadColumn {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'boolean' | 'date' | 'year';
  readonly description: string;
  readonly constraints?: Readonly<Record<string, unknown>>;
  readonly cell: (row: DownloadRow) => CsvCell;
}

const required = { required: true };

export const DOWNLOAD_COLUMNS: readonly DownloadColumn[] = [
  {
    name: 'scope',
    type: 'string',
    description: 'CA for the federal listing, CA-XX for that of a province or territory',
    constraints: { required: true, pattern: 'CA(-[A-Z]{2})?' },
    cell: (row) => row.scope,
  },
  {
    name: 'year',
    type: 'year',
    description: 'Year of the listing',
    constraints: required,
    cell: (row) => row.year,
  },
  {
    name: 'date',
    type: 'date',
    description: 'Date of the holiday',
    constraints: required,
    cell: (row) => row.date,
  },
  {
    name: 'observedDate',
    type: 'date',
    description: 'The day off by law: equal to date unless the law itself moves it for everyone',
    constraints: required,
    cell: (row) => row.observedDate,
  },
  {
    name: 'id',
    type: 'string',
    description: 'Stable slug of the holiday',
    constraints: required,
    cell: (row) => row.id,
  },
  {
    name: 'nameEn',
    type: 'string',
    description: 'Name in English',
    constraints: required,
    cell: (row) => row.nameEn,
  },
  {
    name: 'nameFr',
    type: 'string',
    description: 'Name in French',
    constraints: required,
    cell: (row) => row.nameFr,
  },
  {
    name: 'kind',
    type: 'string',
    description:
      'statutory; optional: customary or at the option of the employer; government: of the public service; ' +
      'reported: by the data provider alone, not in the law',
    constraints: { required: true, enum: KINDS },
    cell: (row) => row.kind,
  },
  {
    name: 'basis',
    type: 'string',
    description: 'paid, legal or special; empty for days that are no statutory ones',
    constraints: { enum: ['paid', 'legal', 'special'] },
    cell: (row) => row.basis,
  },
  {
    name: 'confidence',
    type: 'string',
    description: 'How surely the sources establish the day for that year',
    constraints: { required: true, enum: ['high', 'medium', 'low'] },
    cell: (row) => row.confidence,
  },
  {
    name: 'global',
    type: 'boolean',
    description: 'Applies everywhere in the scope',
    constraints: required,
    cell: (row) => row.global,
  },
  {
    name: 'counties',
    type: 'string',
    description: 'Where global is false: CA-XX codes of the provinces that keep the day, separated by spaces',
    cell: (row) => row.counties?.join(' ') ?? null,
  },
  {
    name: 'isoWeek',
    type: 'integer',
    description: 'ISO week number of date',
    constraints: { required: true, minimum: 1, maximum: 53 },
    cell: (row) => row.isoWeek,
  },
  {
    name: 'canadaWeek',
    type: 'integer',
    description: 'Canada week number of date',
    constraints: { required: true, minimum: 1, maximum: 53 },
    cell: (row) => row.canadaWeek,
  },
  {
    name: 'observedIn',
    type: 'string',
    description: 'CA and CA-XX codes of all whose own law lists the holiday that year, separated by spaces',
    cell: (row) => row.observedIn.join(' '),
  },
  { name: 'actEn', type: 'string', description: 'Statute in English', cell: (row) => row.act?.name ?? null },
  { name: 'actFr', type: 'string', description: 'Statute in French', cell: (row) => row.act?.nameFr ?? null },
  {
    name: 'actUrl',
    type: 'string',
    description: 'Address of the statute',
    cell: (row) => row.act?.url ?? null,
  },
  {
    name: 'provisional',
    type: 'boolean',
    description: 'true on a day of the kind reported, else empty',
    cell: (row) => row.provisional ?? null,
  },
];
