import type { Readable } from 'node:stream';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { type ZipEntry, zipStream } from '../http/files/zip-stream.ts';
import type { Results } from '../scoring/results.ts';
import { companyFiles } from './company-files.ts';
import type { ExportFile, ExportSource } from './export-file.ts';
import { moneyFiles } from './money-files.ts';
import { peopleFiles } from './people-files.ts';
import { readMe } from './read-me.ts';
import { sessionFiles } from './session-files.ts';
import { sessionResults } from './session-results.ts';

export const exportFiles: readonly ExportFile[] = [
  ...companyFiles,
  ...peopleFiles,
  ...sessionFiles,
  ...moneyFiles,
];

export type CompanyExport = ReturnType<typeof createCompanyExport>;

/** Everything that is kept for a company, as a ZIP that is read and packed while it is sent. */
export function createCompanyExport(deps: {
  database: Database;
  clock: Clock;
  results: Pick<Results, 'exportOf'>;
}) {
  const { database, clock, results } = deps;

  async function* entries(source: ExportSource, company: string): AsyncGenerator<ZipEntry> {
    yield { path: 'README.txt', content: [readMe(company, exportFiles, clock.now())] };
    for (const { path, content } of exportFiles) yield { path, content: content(source) };
    yield* sessionResults(source, results);
  }

  return {
    /** In the request's audit log before the first byte is sent: the transaction writes the entry. */
    async open(companyId: number): Promise<Readable> {
      const { name } = await database
        .transaction()
        .execute((transaction) =>
          transaction
            .selectFrom('companies')
            .select('name')
            .where('id', '=', companyId)
            .executeTakeFirstOrThrow(),
        );
      return zipStream(entries({ database, companyId }, name), clock.now());
    },
  };
}
