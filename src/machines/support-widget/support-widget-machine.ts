import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { supportWidget } from '#contract/rules/business-constants.ts';
import type { SupportIdentity } from '../../services/support-chat.ts';
import { log } from '../../services/log.ts';

type SupportWidgetContext = { configured: boolean; identity: SupportIdentity | null };

type SupportWidgetEvent =
  | { type: 'person.signedIn'; identity: SupportIdentity }
  | { type: 'person.signedOut' };

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
    rememberIdentity: assign((_, { identity }: { identity: SupportIdentity }) => ({ identity })),
    forgetIdentity: assign({ identity: null }),
    warn: () => log.warn('The support chat could not be started.'),
  },
  guards: {
    isConfigured: ({ context }) => context.configured,
    isAnotherPerson: ({ context }, { identity }: { identity: SupportIdentity }) =>
      context.identity !== null && !isSame(context.identity, identity),
    isNobodyYet: ({ context }) => context.identity === null,
    hasIdentity: ({ context }) => context.identity !== null,
  },
  delays: supportWidgetDelays,
}).createMachine({
  id: 'supportWidget',
  context: ({ input }) => ({ configured: input.configured, identity: null }),
  on: {
    'person.signedIn': { actions: { type: 'rememberIdentity', params: ({ event }) => event } },
    'person.signedOut': { actions: 'forgetIdentity' },
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'isConfigured', target: 'waiting' }, { target: 'off' }],
    },
    off: {},
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
            guard: 'isNobodyYet',
            target: '.booting',
            actions: { type: 'rememberIdentity', params: ({ event }) => event },
          },
        ],
        'person.signedOut': { guard: 'hasIdentity', target: 'shuttingDown', actions: 'forgetIdentity' },
      },
      initial: 'booting',
      states: {
        booting: {
          invoke: {
            src: 'boot',
            input: ({ context }) => ({ identity: context.identity }),
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

export type SupportWidgetActorRef = ActorRefFrom<typeof supportWidgetMachine>;

function isSame(one: SupportIdentity, other: SupportIdentity): boolean {
  return one.user_id === other.user_id && one.user_type === other.user_type;
}
