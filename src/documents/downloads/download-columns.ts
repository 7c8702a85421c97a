import { z } from 'zod';
import { type DownloadRow, downloadRowSchema } from '../../contract/schemas/files.ts';
import type { CsvCell } from './csv.ts';

/** A column of the CSV downloads, with its type in the terms of Frictionless Table Schema. */
export interface DownloadColumn {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'boolean' | 'date' | 'year';
  readonly description: string;
  readonly constraints: Readonly<Record<string, unknown>>;
  readonly cell: (row: DownloadRow) => CsvCell;
}

const text = z.string().nullable();

/** An empty list of counties, which is another thing than no list. */
const NO_COUNTIES = 'none';
const COUNTIES = `CA-XX codes, separated by spaces, of the provinces and territories that keep it; empty where there is no such restriction, “${NO_COUNTIES}” where none keeps it as a whole`;
const OBSERVED_IN =
  'CA and CA-XX codes, separated by spaces, of all scopes whose own law lists the holiday that year; empty where none does';

/** A field with a column of its own. */
type FieldName = Exclude<keyof DownloadRow, 'act' | 'notes'>;

/** The fields of a row, with the statute in four columns and the notes in two. */
export const DOWNLOAD_COLUMNS: readonly DownloadColumn[] = [
  fieldColumn('scope'),
  { ...fieldColumn('year'), type: 'year' },
  ...(['date', 'observedDate', 'id', 'nameEn', 'nameFr', 'kind', 'basis', 'confidence'] as const).map(
    fieldColumn,
  ),
  fieldColumn('global'),
  {
    ...column('counties', text.describe(COUNTIES)),
    cell: ({ counties }) => (counties?.length === 0 ? NO_COUNTIES : toCell(counties)),
  },
  ...(['isoWeek', 'canadaWeek'] as const).map(fieldColumn),
  { ...column('observedIn', text.describe(OBSERVED_IN)), cell: (row) => toCell(row.observedIn) },
  { ...column('actEn', text.describe('Statute in English')), cell: (row) => row.act?.name ?? null },
  { ...column('actFr', text.describe('Statute in French')), cell: (row) => row.act?.nameFr ?? null },
  { ...column('actUrl', text.describe('Address of the statute')), cell: (row) => row.act?.url ?? null },
  { ...column('notesEn', text.describe('Notes in English')), cell: (row) => row.notes?.en ?? null },
  { ...column('notesFr', text.describe('Notes in French')), cell: (row) => row.notes?.fr ?? null },
  {
    ...column('actUrlFr', text.describe('Address of the French text of the statute')),
    cell: (row) => row.act?.urlFr ?? null,
  },
  fieldColumn('publicService'),
];

function fieldColumn(name: FieldName): DownloadColumn {
  return { ...column(name, downloadRowSchema.shape[name]), cell: (row) => toCell(row[name]) };
}

/** Codes of a list are separated by spaces. */
function toCell(value: DownloadRow[FieldName]): CsvCell {
  return typeof value === 'object' ? (value?.join(' ') ?? null) : (value ?? null);
}

function column(name: string, schema: z.ZodType): Omit<DownloadColumn, 'cell'> {
  const { type, format, enum: values, minimum, maximum, pattern } = jsonSchemaOf(schema);
  const isRequired = !schema.safeParse(null).success && !z.object({ field: schema }).safeParse({}).success;
  return {
    name,
    type: columnType(type, format),
    description: schema.meta()?.description ?? '',
    constraints: {
      ...(isRequired ? { required: true } : {}),
      ...(values ? { enum: values } : {}),
      ...(minimum === undefined ? {} : { minimum, maximum }),
      ...(pattern === undefined || format === 'date' ? {} : { pattern: pattern.replace(/^\^|\$$/g, '') }),
    },
  };
}

function columnType(type: unknown, format: string | undefined): DownloadColumn['type'] {
  if (format === 'date') return 'date';
  return type === 'integer' || type === 'boolean' ? type : 'string';
}

/** The schema as JSON Schema; of a choice, what is not null. */
function jsonSchemaOf(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  const json = z.toJSONSchema(schema);
  const [choice = json] = json.anyOf ?? [];
  return choice;
}
