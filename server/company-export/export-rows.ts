import { type Listed, listed } from '../own-data/streamed-json.ts';
import type { ExportSource } from './export-file.ts';

export const idsOf = <Id>(rows: readonly { id: Id }[]): Id[] => rows.map(({ id }) => id);

/** A list that is short in any company, read at once. */
export const readAll = <Row extends object>(read: () => Promise<readonly Row[]>): Listed<Row> => ({
  async *pages() {
    yield await read();
  },
});

const sessionsAtOnce = 10;

/** Every session of the company that is kept, deleted ones too; bots play rehearsals, which no export has. */
export const sessionsOf = ({ database, companyId }: ExportSource) =>
  database
    .selectFrom('sessions')
    .where('company_id', '=', companyId)
    .where('rehearsal_rate', 'is', null)
    .orderBy('created_at')
    .orderBy('id');

/** Rows of the company's sessions, those of a few sessions at a time. */
export const bySession = <Row extends object>(
  source: ExportSource,
  readRows: (sessionIds: string[]) => Promise<readonly Row[]>,
): Listed<Row> =>
  listed(
    () => sessionsOf(source).select('id').execute(),
    (keys) => readRows(idsOf(keys)),
    sessionsAtOnce,
  );

/** When a log's clock, in Unix ms, says that something happened. */
export const timed = <Row extends { at: number }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, at: new Date(row.at) }));
