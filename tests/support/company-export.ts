import { unzipSync } from 'fflate';
import { strictCsv } from './strict-csv.ts';
import type { TestBrowser } from './browser/test-browser.ts';

type Row = Record<string, string>;

/** A company's export, unpacked. */
export function openExport(zip: Uint8Array) {
  const files = unzipSync(zip);
  const text = (path: string) => {
    const bytes = files[path];
    if (!bytes) throw new Error(`The export has no ${path}`);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  };
  return {
    paths: Object.keys(files),
    text,
    json: (path: string) => JSON.parse(text(path)),
    rows(path: string): Row[] {
      const [columns = [], ...lines] = strictCsv(files[path] ?? new Uint8Array());
      return lines.map((line) => Object.fromEntries(columns.map((column, at) => [column, line[at] ?? ''])));
    },
    /** The results of one session, by file name. */
    result: (sessionId: string, name: string) =>
      text(
        Object.keys(files).find((path) => path.endsWith(`${sessionId}/${name}`)) ?? `${sessionId}/${name}`,
      ),
    whole: () => Object.keys(files).map(text).join('\n'),
  };
}

/** An owner's download. */
export async function downloadExport({ post }: Pick<TestBrowser, 'post'>) {
  const answer = await post('/api/company/export');
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return openExport(answer.rawPayload);
}
