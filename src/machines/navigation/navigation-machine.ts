import {
  type ActorRef,
  type ActorRefFrom,
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  type Snapshot,
  sendTo,
  setup,
} from 'xstate';
import type { PageLocation } from '../../services/page/page-history.ts';

/** The kind of navigation: a step in the history, a new entry, or replacing the current entry. */
export type NavigationKind = 'POP' | 'PUSH' | 'REPLACE';

export type PageVisit = { location: PageLocation; kind: NavigationKind };

/** The shown page; `failure` is the error of its loading, or null. */
export type ShownPage = PageVisit & { failure: unknown };

/** The outcome of a navigation. */
export type PageDecision =
  | { kind: 'page' }
  /** A redirect within this site. */
  | { kind: 'redirect'; location: PageLocation }
  /** A redirect to another site, as a new document. */
  | { kind: 'external'; href: string };

/** Events for the parent. */
export type NavigationFact =
  | { type: 'page.loading'; path: string }
  | { type: 'page.loaded' }
  | { type: 'page.failed' }
  /** The shown path has changed. */
  | { type: 'page.changed'; path: string };

export type HistoryMoved = { type: 'history.moved'; location: PageLocation };

type NavigationInput = { location: PageLocation; parent: ActorRef<Snapshot<unknown>, NavigationFact> };

type NavigationContext = {
  parent: NavigationInput['parent'];
  wanted: PageVisit;
  shown: ShownPage | null;
};

type NavigationEvent =
  | HistoryMoved
  /** Tokens in the address have been processed, and pages may be shown. */
  | { type: 'pages.opened'; location: PageLocation }
  | { type: 'page.requested'; location: PageLocation; kind: 'PUSH' | 'REPLACE' }
  /** A sign-in or sign-out: the guard runs again. */
  | { type: 'guard.changed' };

const slot = (name: string) => () => {
  throw new Error(`\`${name}\` must be provided`);
};

const navigationSetup = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as NavigationInput,
  },
  actors: {
    watchHistory: fromCallback<HistoryMoved>(slot('watchHistory')),
    loadPage: fromPromise<PageDecision, { location: PageLocation }>(() =>
      Promise.reject(new Error('`loadPage` must be provided')),
    ),
  },
  actions: {
    want: assign((_, wanted: PageVisit) => ({ wanted })),
    /** A redirect replaces the entry, so that going back does not return to the redirecting page. */
    follow: assign(({ context: { wanted } }, decision: PageDecision) => ({
      wanted: {
        location: decision.kind === 'redirect' ? decision.location : wanted.location,
        kind: wanted.kind === 'PUSH' ? ('PUSH' as const) : ('REPLACE' as const),
      },
    })),
    writeAddress: (_, _visit: PageVisit) => slot('writeAddress')(),
    leave: (_, _decision: PageDecision) => slot('leave')(),
    show: assign(({ context }, { failure }: { failure: unknown }) => ({
      shown: { ...context.wanted, failure },
    })),
    emitToParent: sendTo(
      ({ context }) => context.parent,
      (_, fact: NavigationFact) => fact,
    ),
    emitChange: enqueueActions(({ context, enqueue }) => {
      const path = context.wanted.location.pathname;
      if (context.shown && context.shown.location.pathname !== path)
        enqueue.sendTo(context.parent, { type: 'page.changed', path });
    }),
  },
  guards: {
    isRedirect: (_, decision: PageDecision) => decision.kind === 'redirect',
    isExternal: (_, decision: PageDecision) => decision.kind === 'external',
  },
});

type Decided = { event: { output: PageDecision } };
const decision = ({ event }: Decided) => event.output;

const redirected = {
  guard: { type: 'isRedirect', params: decision },
  target: '#navigation.open.loading',
  reenter: true,
  actions: { type: 'follow', params: decision },
} as const;
const external = {
  guard: { type: 'isExternal', params: decision },
  target: '#navigation.open.left',
  actions: { type: 'leave', params: decision },
} as const;
const writeAddress = {
  type: 'writeAddress',
  params: ({ context }: { context: NavigationContext }) => context.wanted,
} as const;
const asked = {
  src: 'loadPage',
  input: ({ context }: { context: NavigationContext }) => context.wanted,
} as const;

/** A navigation: the guard decides, the page's code loads, then address and page change together. */
export const navigationMachine = navigationSetup.createMachine({
  id: 'navigation',
  context: ({ input: { location, parent } }) => ({ parent, wanted: { location, kind: 'POP' }, shown: null }),
  invoke: { src: 'watchHistory' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'page.requested': {
          actions: {
            type: 'writeAddress',
            params: ({ event: { location } }) => ({ location, kind: 'REPLACE' }),
          },
        },
        'pages.opened': {
          target: 'open',
          actions: { type: 'want', params: ({ event: { location } }) => ({ location, kind: 'POP' }) },
        },
      },
    },
    open: {
      initial: 'loading',
      on: {
        'page.requested': {
          target: '.loading',
          actions: { type: 'want', params: ({ event: { location, kind } }) => ({ location, kind }) },
        },
        'history.moved': {
          target: '.loading',
          actions: { type: 'want', params: ({ event: { location } }) => ({ location, kind: 'POP' }) },
        },
      },
      states: {
        loading: {
          entry: {
            type: 'emitToParent',
            params: ({ context }) => ({ type: 'page.loading', path: context.wanted.location.pathname }),
          },
          on: { 'guard.changed': { target: 'loading', reenter: true } },
          invoke: {
            ...asked,
            onDone: [
              redirected,
              external,
              {
                target: 'shown',
                actions: [
                  writeAddress,
                  { type: 'emitToParent', params: { type: 'page.loaded' } },
                  'emitChange',
                  { type: 'show', params: { failure: null } },
                ],
              },
            ],
            onError: {
              target: 'shown',
              actions: [
                writeAddress,
                { type: 'emitToParent', params: { type: 'page.failed' } },
                'emitChange',
                { type: 'show', params: ({ event }) => ({ failure: event.error }) },
              ],
            },
          },
        },
        shown: {
          on: {
            'guard.changed': {
              target: 'doubted',
              actions: {
                type: 'want',
                params: ({ context: { wanted } }) => ({ location: wanted.location, kind: 'POP' }),
              },
            },
          },
        },
        /** The shown page stays until the guard has decided. */
        doubted: {
          on: { 'guard.changed': { target: 'doubted', reenter: true } },
          invoke: {
            ...asked,
            onDone: [
              redirected,
              external,
              { target: 'shown', actions: { type: 'show', params: { failure: null } } },
            ],
            onError: {
              target: 'shown',
              actions: { type: 'show', params: ({ event }) => ({ failure: event.error }) },
            },
          },
        },
        /** The browser is leaving for another site; a page restored from the back-forward cache resumes. */
        left: {},
      },
    },
  },
});

export type NavigationActorRef = ActorRefFrom<typeof navigationMachine>;
