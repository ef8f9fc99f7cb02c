import { fileWord } from '#contract/rules/text/file-name.ts';
import type { ZipEntry } from '../http/files/zip-stream.ts';
import { streamJson } from '../own-data/streamed-json.ts';
import type { Results } from '../scoring/results.ts';
import type { ExportSource } from './export-file.ts';
import { sessionsOf } from './export-rows.ts';

/** What these files are computed from, and no other file holds. */
export const resultTables = ['session_events'] as const;

/** The files of each session that has started, in a folder of its own; one session is in memory at a time. */
export async function* sessionResults(
  source: ExportSource,
  results: Pick<Results, 'exportOf'>,
): AsyncGenerator<ZipEntry> {
  const sessions = await sessionsOf(source)
    .select(['id', 'title', 'starts_at'])
    .where('started_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  for (const { id, title, starts_at } of sessions) {
    const files = await results.exportOf(source.companyId, id);
    if (!files) continue;
    const day = starts_at.toISOString().slice(0, 10);
    const folder = ['results', [day, fileWord(title), id].filter(Boolean).join('-')].join('/');
    yield { path: `${folder}/results.json`, content: streamJson({ ...files.results }) };
    yield { path: `${folder}/results.csv`, content: [files.resultsCsv] };
    yield { path: `${folder}/attendance.csv`, content: [files.attendanceCsv] };
    yield { path: `${folder}/log.csv`, content: [files.logCsv] };
  }
}
