import { useEffect, useMemo, useRef } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import type { Failure } from '../../services/http/failure.ts';
import { type ListEvent, listMachine, type ListPages, type ListQuery, type ListRow } from './list-machine.ts';
import { createLoadPages, type Page } from './load-pages.ts';
import { useViewActor } from '../view-actors/use-view-actor.tsx';

export type ListSource<Filter, Row extends ListRow, Rest> = {
  /** The list is refetched when it changes; plain data, compared by value. */
  filter: Filter;
  load(
    query: { filter: Filter; search: string; cursor: string | undefined },
    signal: AbortSignal,
  ): Promise<Page<Row, Rest>>;
  /** Subscribes to changes and returns the unsubscribe function; calls `outdated` when the rows are outdated. */
  watch?: (outdated: () => void) => () => void;
};

export type List<Row, Rest> = {
  /** Undefined until the first successful fetch. */
  rows: readonly Row[] | undefined;
  /** Additional data of the answer, such as counts. */
  rest: Rest | undefined;
  search: string;
  type(search: string): void;
  /** Null at the end of the list. */
  more: (() => void) | null;
  busy: boolean;
  loadingMore: boolean;
  /** No rows and no answer: the failure takes the whole screen. With rows, `failure` says what is missing. */
  failed: boolean;
  failure: Failure | null;
  retry(): void;
  /** Reloads the shown data in place. */
  refresh(): void;
};

export function useList<Filter, Row extends ListRow, Rest = undefined>(
  source: ListSource<Filter, Row, Rest>,
): List<Row, Rest> {
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  const machine = useMemo(() => {
    const loadPages = createLoadPages((query, cursor, signal) =>
      latest.current.load({ filter: query.filter as Filter, search: query.search, cursor }, signal),
    );
    return listMachine.provide({
      actors: {
        loadPages: fromPromise<ListPages, { query: ListQuery; pages: number }>(({ input, signal }) =>
          loadPages(input.query, { pages: input.pages }, signal),
        ),
        loadMore: fromPromise<ListPages, { query: ListQuery; cursor: string | null }>(({ input, signal }) =>
          loadPages(input.query, { pages: 1, from: input.cursor ?? undefined }, signal),
        ),
        watch: fromCallback<ListEvent>(({ sendBack }) =>
          latest.current.watch?.(() => sendBack({ type: 'data.outdated' })),
        ),
      },
    });
  }, []);
  const [snapshot, send] = useViewActor(machine, { filter: source.filter });
  const filter = JSON.stringify(source.filter);
  const known = useRef(filter);
  useEffect(() => {
    if (known.current === filter) return;
    known.current = filter;
    send({ type: 'filter.chosen', filter: latest.current.filter });
  }, [filter, send]);
  const { context } = snapshot;
  const hasAnswer = context.pages > 0;
  return {
    rows: hasAnswer ? (context.rows as readonly Row[]) : undefined,
    rest: hasAnswer ? (context.rest as Rest) : undefined,
    search: context.query.search,
    type: (search) => send({ type: 'search.typed', search }),
    more: context.nextCursor === null ? null : () => send({ type: 'more.requested' }),
    busy: snapshot.hasTag('busy'),
    loadingMore: snapshot.matches({ shown: 'extending' }),
    failed: snapshot.matches('failed'),
    failure: snapshot.hasTag('failed') ? context.failure : null,
    retry: () => send({ type: 'retry.requested' }),
    refresh: () => send({ type: 'data.outdated' }),
  };
}
