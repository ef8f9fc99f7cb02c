import { assign, fromPromise, setup } from 'xstate';
import { supportWidget } from '#contract/rules/business-constants.ts';
import type { SupportIdentity } from '../../services/support-chat.ts';
import { log } from '../../services/log.ts';

type Known = Record<SupportIdentity['user_type'], SupportIdentity | null>;

/** A company user and a participant may both be signed in; the company user takes precedence. */
type SupportWidgetContext = { configured: boolean; known: Known };

type SupportWidgetEvent =
  | { type: 'panel.opened' }
  | { type: 'panel.closed' }
  | { type: 'person.signedIn'; identity: SupportIdentity }
  | { type: 'person.signedOut'; userType: SupportIdentity['user_type'] };

/** Milliseconds. */
export const supportWidgetDelays = { start: supportWidget.startMs } as const;

export const supportWidgetMachine = setup({
  types: {
    context: {} as SupportWidgetContext,
    events: {} as SupportWidgetEvent,
    input: {} as { configured: boolean },
  },
  actors: {
    boot: fromPromise<void, { identity: SupportIdentity | null }>(() =>
      Promise.reject(new Error('`boot` must be provided')),
    ),
    shutDown: fromPromise<void>(() => Promise.reject(new Error('`shutDown` must be provided'))),
  },
  actions: {
    rememberIdentity: assign(({ context }, { identity }: { identity: SupportIdentity }) => ({
      known: withIdentity(context.known, identity),
    })),
    forgetIdentity: assign(({ context }, { userType }: { userType: SupportIdentity['user_type'] }) => ({
      known: { ...context.known, [userType]: null },
    })),
    warn: () => log.warn('The support chat could not be started.'),
  },
  guards: {
    isConfigured: ({ context }) => context.configured,
    isAnotherPerson: ({ context }, { identity }: { identity: SupportIdentity }) =>
      speakerOf(context.known) !== null &&
      !isSame(speakerOf(context.known), speakerOf(withIdentity(context.known, identity))),
    isAnonymous: ({ context }) => speakerOf(context.known) === null,
    isSpeaker: ({ context }, { userType }: { userType: SupportIdentity['user_type'] }) =>
      speakerOf(context.known)?.user_type === userType,
  },
  delays: supportWidgetDelays,
}).createMachine({
  id: 'supportWidget',
  context: ({ input }) => ({ configured: input.configured, known: { admin: null, consumer: null } }),
  on: {
    'person.signedIn': { actions: { type: 'rememberIdentity', params: ({ event }) => event } },
    'person.signedOut': { actions: { type: 'forgetIdentity', params: ({ event }) => event } },
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'isConfigured', target: 'waiting' }, { target: 'builtIn' }],
    },
    /** Without a chat: the page's own help. */
    builtIn: {
      initial: 'closed',
      states: {
        closed: { on: { 'panel.opened': 'open' } },
        open: { on: { 'panel.closed': 'closed' } },
      },
    },
    waiting: {
      after: { start: 'started' },
    },
    started: {
      on: {
        'person.signedIn': [
          {
            guard: { type: 'isAnotherPerson', params: ({ event }) => event },
            target: 'shuttingDown',
            actions: { type: 'rememberIdentity', params: ({ event }) => event },
          },
          {
            guard: 'isAnonymous',
            target: '.booting',
            actions: { type: 'rememberIdentity', params: ({ event }) => event },
          },
        ],
        'person.signedOut': {
          guard: { type: 'isSpeaker', params: ({ event }) => event },
          target: 'shuttingDown',
          actions: { type: 'forgetIdentity', params: ({ event }) => event },
        },
      },
      initial: 'booting',
      states: {
        booting: {
          invoke: {
            src: 'boot',
            input: ({ context }) => ({ identity: speakerOf(context.known) }),
            onDone: 'running',
            onError: { target: 'failed', actions: 'warn' },
          },
        },
        running: {},
        failed: { tags: 'failed' },
      },
    },
    shuttingDown: {
      invoke: { src: 'shutDown', onDone: 'started', onError: 'started' },
    },
  },
});

function withIdentity(known: Known, identity: SupportIdentity): Known {
  return { ...known, [identity.user_type]: identity };
}

function speakerOf({ admin, consumer }: Known): SupportIdentity | null {
  return admin ?? consumer;
}

function isSame(one: SupportIdentity | null, other: SupportIdentity | null): boolean {
  return one?.user_id === other?.user_id && one?.user_type === other?.user_type;
}
