import type { User } from '#contract/calls/schemas/identity.ts';
import { toFailure } from '../../services/http/failure.ts';
import { adminAuthSetup, tokenOf } from './admin-auth-setup.ts';

/** The token is past its local expiry, so the server need not be asked. */
export const expired = {
  guard: 'isExpired',
  target: '#adminAuth.clearing',
  actions: { type: 'emitToParent', params: { type: 'session.expired' } },
} as const;

/** Checks every second whether the token is past its local expiry, or past half its life and due for renewal. */
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
    /** The last renewal did not reach the server; the token is still valid. */
    resting: {
      initial: 'watching',
      after: { renewalRetry: 'renewing' },
      states: {
        watching: { after: { expiryCheck: [expired, { target: 'watching', reenter: true }] } },
      },
    },
  },
});

/** What the server has just answered a change with is newer than what is being fetched. */
const replaced = { type: 'adoptUser', params: ({ event }: { event: { user: User } }) => event } as const;

/** Every 300 s, but not on experience pages; a failure is only logged. */
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
      on: { 'user.replaced': { target: 'waiting', actions: replaced } },
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

/** Refetches the user on a navigation when the cached one is five minutes old. */
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
      on: {
        'user.invalidated': { target: 'refetching', reenter: true },
        'user.replaced': { target: 'cached', actions: replaced },
      },
      invoke: {
        src: 'fetchUser',
        input: ({ context }) => tokenOf(context),
        onDone: {
          target: 'cached',
          actions: { type: 'adoptUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isPassing', params: ({ event }) => event },
            target: 'outdated',
            actions: { type: 'reportFailure', params: ({ event }) => event },
          },
          { target: 'cached', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    outdated: {
      after: { reconnect: 'refetching' },
      on: { 'user.invalidated': 'refetching' },
    },
  },
});
