import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../../services/http/failure.ts';

export type ListRow = { id: string | number };

/** The query: a choice such as tab and order, and the search text. */
export type ListQuery = { filter: unknown; search: string };

export type ListPages = { rows: readonly ListRow[]; nextCursor: string | null; pages: number; rest: unknown };

export interface ListContext extends ListPages {
  query: ListQuery;
  failure: Failure | null;
}

export type ListEvent =
  | { type: 'filter.chosen'; filter: unknown }
  | { type: 'search.typed'; search: string }
  | { type: 'more.requested' }
  | { type: 'data.outdated' }
  | { type: 'retry.requested' };

/** Milliseconds. `typing` is the delay of a search after the last key. */
export const listDelays = { typing: 250 } as const;

const nothing = { rows: [], nextCursor: null, pages: 0, rest: undefined } as const;

/** The machine of every list: paged by cursor; its rows stay visible while others are fetched. */
export const listMachine = setup({
  types: {} as { context: ListContext; events: ListEvent; input: { filter: unknown } },
  actors: {
    /** The first `pages` pages of a query. */
    loadPages: fromPromise<ListPages, { query: ListQuery; pages: number }>(() =>
      Promise.reject(new Error('`loadPages` must be provided')),
    ),
    loadMore: fromPromise<ListPages, { query: ListQuery; cursor: string | null }>(() =>
      Promise.reject(new Error('`loadMore` must be provided')),
    ),
    /** Emits when the rows are outdated; the default never does. */
    watch: fromCallback<ListEvent>(() => {}),
  },
  actions: {
    chooseFilter: assign({
      query: ({ context }, { filter }: { filter: unknown }) => ({ ...context.query, filter }),
    }),
    typeSearch: assign({
      query: ({ context }, { search }: { search: string }) => ({ ...context.query, search }),
    }),
    takePages: assign((_, { rows, nextCursor, pages, rest }: ListPages) => ({
      rows,
      nextCursor,
      pages,
      rest,
      failure: null,
    })),
    /** A row that has moved to a later page is shown once, in its last version. */
    addPage: assign(({ context }, { rows, nextCursor, rest }: ListPages) => {
      const added = new Set(rows.map(({ id }) => id));
      return {
        rows: [...context.rows.filter(({ id }) => !added.has(id)), ...rows],
        nextCursor,
        pages: context.pages + 1,
        rest,
        failure: null,
      };
    }),
    /** A pending refetch includes the page that is requested. */
    requestPage: assign({ pages: ({ context }) => context.pages + 1 }),
    dropRows: assign(nothing),
    recordFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: {
    hasMore: ({ context }) => context.nextCursor !== null,
  },
  delays: listDelays,
}).createMachine({
  id: 'list',
  context: ({ input }) => ({ ...nothing, query: { filter: input.filter, search: '' }, failure: null }),
  invoke: { src: 'watch' },
  on: {
    'filter.chosen': {
      target: '.querying',
      reenter: true,
      actions: { type: 'chooseFilter', params: ({ event }) => event },
    },
    'search.typed': {
      target: '.typing',
      reenter: true,
      actions: { type: 'typeSearch', params: ({ event }) => event },
    },
  },
  initial: 'querying',
  states: {
    typing: { tags: 'busy', after: { typing: 'querying' } },
    querying: {
      tags: 'busy',
      on: { 'data.outdated': { target: 'querying', reenter: true } },
      invoke: {
        src: 'loadPages',
        input: ({ context }) => ({ query: context.query, pages: 1 }),
        onDone: { target: 'shown', actions: { type: 'takePages', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: ['dropRows', { type: 'recordFailure', params: ({ event }) => event }],
        },
      },
    },
    failed: {
      tags: 'failed',
      on: { 'retry.requested': 'querying', 'data.outdated': 'querying' },
    },
    shown: {
      initial: 'current',
      on: { 'data.outdated': '.refreshing' },
      states: {
        current: { on: { 'more.requested': { guard: 'hasMore', target: 'extending' } } },
        refreshing: {
          tags: 'busy',
          on: {
            'data.outdated': { target: 'refreshing', reenter: true },
            'more.requested': {
              guard: 'hasMore',
              target: 'refreshing',
              reenter: true,
              actions: 'requestPage',
            },
          },
          invoke: {
            src: 'loadPages',
            input: ({ context }) => ({ query: context.query, pages: context.pages }),
            onDone: {
              target: 'current',
              actions: { type: 'takePages', params: ({ event }) => event.output },
            },
            onError: { target: 'outdated', actions: { type: 'recordFailure', params: ({ event }) => event } },
          },
        },
        outdated: {
          tags: 'failed',
          on: {
            'retry.requested': 'refreshing',
            'more.requested': { guard: 'hasMore', target: 'refreshing', actions: 'requestPage' },
          },
        },
        extending: {
          tags: 'busy',
          on: { 'data.outdated': { target: 'refreshing', actions: 'requestPage' } },
          invoke: {
            src: 'loadMore',
            input: ({ context }) => ({ query: context.query, cursor: context.nextCursor }),
            onDone: { target: 'current', actions: { type: 'addPage', params: ({ event }) => event.output } },
            onError: { target: 'cutShort', actions: { type: 'recordFailure', params: ({ event }) => event } },
          },
        },
        cutShort: {
          tags: 'failed',
          on: {
            'retry.requested': 'extending',
            'more.requested': { guard: 'hasMore', target: 'extending' },
          },
        },
      },
    },
  },
});
