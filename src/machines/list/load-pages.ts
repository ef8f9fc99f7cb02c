import type { ListPages, ListQuery, ListRow } from './list-machine.ts';

export type Page<Row extends ListRow, Rest> = {
  rows: readonly Row[];
  nextCursor: string | null;
  rest: Rest;
};

type LoadPage = (
  query: ListQuery,
  cursor: string | undefined,
  signal: AbortSignal,
) => Promise<Page<ListRow, unknown>>;

/** Follows the cursors through `pages` pages; additional data is that of the first page. */
export function createLoadPages(loadPage: LoadPage) {
  return async (
    query: ListQuery,
    { pages, from }: { pages: number; from?: string | undefined },
    signal: AbortSignal,
  ): Promise<ListPages> => {
    const first = await loadPage(query, from, signal);
    const rows = new Map(first.rows.map((row) => [row.id, row]));
    let { nextCursor } = first;
    let loaded = 1;
    while (loaded < pages && nextCursor !== null) {
      const page = await loadPage(query, nextCursor, signal);
      for (const row of page.rows) rows.set(row.id, row);
      nextCursor = page.nextCursor;
      loaded += 1;
    }
    return { rows: [...rows.values()], nextCursor, pages: loaded, rest: first.rest };
  };
}
