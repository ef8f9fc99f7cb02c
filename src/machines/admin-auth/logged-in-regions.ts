import { adminAuthSetup, tokenOf } from './admin-auth-setup.ts';

/** Every second: is the token past its local expiry? */
export const expiryRegion = adminAuthSetup.createStateConfig({
  initial: 'watching',
  states: {
    watching: {
      after: {
        expiryCheck: [
          { guard: 'isExpired', target: '#adminAuth.clearing', actions: 'announceExpiry' },
          { target: 'watching', reenter: true },
        ],
      },
    },
  },
});

/** Every 300 s, but not on experience pages; an answer of failure is only logged. */
export const backgroundRegion = adminAuthSetup.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: {
      after: {
        backgroundCheck: [
          { guard: 'isOnExperiencePage', target: 'waiting', reenter: true },
          { guard: 'isExpired', target: '#adminAuth.clearing', actions: 'announceExpiry' },
          { target: 'validating' },
        ],
      },
    },
    validating: {
      invoke: {
        src: 'fetchUser',
        input: ({ context }) => tokenOf(context),
        onDone: {
          target: 'waiting',
          actions: { type: 'adoptUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: { target: 'waiting', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
  },
});

/** The user is fetched again on a navigation when what is known is five minutes old. */
export const userRegion = adminAuthSetup.createStateConfig({
  initial: 'cached',
  states: {
    cached: {
      on: {
        'user.invalidated': 'refetching',
        'page.changed': [
          {
            guard: 'isUserStale',
            target: 'refetching',
            actions: { type: 'rememberPath', params: ({ event }) => event },
          },
          { actions: { type: 'rememberPath', params: ({ event }) => event } },
        ],
      },
    },
    refetching: {
      invoke: {
        src: 'fetchUser',
        input: ({ context }) => tokenOf(context),
        onDone: {
          target: 'cached',
          actions: { type: 'adoptUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: { target: 'cached', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
  },
});
