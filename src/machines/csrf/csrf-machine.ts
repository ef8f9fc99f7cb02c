import { type ActorRefFrom, assertEvent, assign, fromPromise, setup } from 'xstate';
import { csrf } from '#contract/rules/business-constants.ts';

type CsrfContext = { fetchedAt: number | null };

type CsrfEvent = { type: 'csrf.required'; at: number; cookiePresent: boolean; force: boolean };

/** Milliseconds. */
export const csrfDelays = { retryAfter: csrf.retryAfterMs } as const;

export const csrfMachine = setup({
  types: { context: {} as CsrfContext, events: {} as CsrfEvent },
  actors: {
    fetchCookie: fromPromise<{ fetchedAt: number }>(() =>
      Promise.reject(new Error('`fetchCookie` must be provided')),
    ),
  },
  actions: {
    rememberAge: assign((_, { fetchedAt }: { fetchedAt: number }) => ({ fetchedAt })),
  },
  guards: {
    isFresh: ({ context, event }) => {
      assertEvent(event, 'csrf.required');
      if (event.force || !event.cookiePresent || context.fetchedAt === null) return false;
      return event.at - context.fetchedAt < csrf.freshForMs;
    },
  },
  delays: csrfDelays,
}).createMachine({
  id: 'csrf',
  context: { fetchedAt: null },
  initial: 'missing',
  states: {
    missing: {
      on: { 'csrf.required': 'fetching' },
    },
    fetching: {
      tags: 'busy',
      invoke: {
        src: 'fetchCookie',
        onDone: {
          target: 'present',
          actions: { type: 'rememberAge', params: ({ event }) => event.output },
        },
        onError: 'waitingToRetry',
      },
    },
    waitingToRetry: {
      tags: 'busy',
      after: { retryAfter: 'retrying' },
    },
    retrying: {
      tags: 'busy',
      invoke: {
        src: 'fetchCookie',
        onDone: {
          target: 'present',
          actions: { type: 'rememberAge', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
    },
    present: {
      on: { 'csrf.required': [{ guard: 'isFresh' }, { target: 'fetching' }] },
    },
    failed: {
      tags: 'failed',
      on: { 'csrf.required': 'fetching' },
    },
  },
});

export type CsrfActorRef = ActorRefFrom<typeof csrfMachine>;
