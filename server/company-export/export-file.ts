import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { csvHead, csvLines } from '../http/files/csv-text.ts';
import { type Listed, streamJson, type StreamedFields } from '../own-data/streamed-json.ts';

export interface ExportSource {
  database: Database;
  companyId: number;
}

/** One file of a company's export. */
export interface ExportFile {
  path: string;
  /** What it holds, for the export's own README. */
  about: string;
  /** Whose rows it holds. */
  tables: readonly (keyof Schema)[];
  content(source: ExportSource): AsyncIterable<string | Uint8Array>;
}

type About = Pick<ExportFile, 'path' | 'about' | 'tables'>;

function cell(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('; ');
  return JSON.stringify(value);
}

/** A table: instants by ISO 8601 in UTC, lists of words separated by semicolons, anything nested as JSON. */
export const csvFile = <const Column extends string>({
  columns,
  rows,
  ...about
}: About & {
  columns: readonly Column[];
  rows(source: ExportSource): Listed<Record<NoInfer<Column>, unknown>>;
}): ExportFile => ({
  ...about,
  async *content(source) {
    yield csvHead(columns);
    for await (const page of rows(source).pages())
      yield csvLines(
        columns,
        page.map((row) =>
          Object.fromEntries(columns.map((column) => [column, cell(row[column])] as const)),
        ) as Record<Column, string | number>[],
      );
  },
});

export const jsonFile = ({
  fields,
  ...about
}: About & { fields(source: ExportSource): Promise<StreamedFields> }): ExportFile => ({
  ...about,
  async *content(source) {
    yield* streamJson(await fields(source));
  },
});
