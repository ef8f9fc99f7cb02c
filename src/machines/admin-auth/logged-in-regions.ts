import { toFailure } from '../../services/http/failure.ts';
import { adminAuthSetup, tokenOf } from './admin-auth-setup.ts';

/** The token is past its local expiry: asking the server would be in vain. */
export const expired = {
  guard: 'isExpired',
  target: '#adminAuth.clearing',
  actions: { type: 'emitToParent', params: { type: 'session.expired' } },
} as const;

/** Every second: is the token past its local expiry, or past half its life? Then it is renewed while work goes on. */
export const expiryRegion = adminAuthSetup.createStateConfig({
  initial: 'watching',
  states: {
    watching: {
      after: {
        expiryCheck: [
          expired,
          { guard: 'isRenewalDue', target: 'renewing' },
          { target: 'watching', reenter: true },
        ],
      },
    },
    renewing: {
      invoke: {
        src: 'refreshToken',
        input: ({ context }) => tokenOf(context),
        onDone: {
          target: 'watching',
          actions: { type: 'adoptToken', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isUnauthenticated', params: ({ event }) => event },
            target: '#adminAuth.clearing',
            actions: [
              { type: 'noteRefusal', params: ({ event }) => ({ failure: toFailure(event.error) }) },
              'emitRejected',
            ],
          },
          { target: 'resting', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    /** The last renewal did not reach the server; the token still holds. */
    resting: {
      initial: 'watching',
      after: { renewalRetry: 'renewing' },
      states: {
        watching: { after: { expiryCheck: [expired, { target: 'watching', reenter: true }] } },
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
          expired,
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
