import { type ActorRefFrom, assertEvent } from 'xstate';
import { adminAuthSetup, toStored, tokenOf } from './admin-auth-setup.ts';
import { backgroundRegion, expired, expiryRegion, userRegion } from './logged-in-regions.ts';

const endedElsewhere = {
  guard: 'isAbsent',
  target: '#adminAuth.clearingTraces',
  actions: { type: 'emitToParent', params: { type: 'session.endedElsewhere' } },
} as const;

export const adminAuthMachine = adminAuthSetup.createMachine({
  id: 'adminAuth',
  context: ({ input }) => ({
    ...input,
    token: null,
    expiresAt: null,
    user: null,
    userFetchedAt: null,
    everywhere: false,
    failure: null,
    refusal: null,
  }),
  on: {
    'page.changed': { actions: { type: 'rememberPath', params: ({ event }) => event } },
    'token.obtained': '.storing',
  },
  initial: 'restoring',
  states: {
    restoring: {
      tags: ['busy', 'blocking'],
      invoke: {
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'isPastHalfLife', params: ({ event }) => event.output },
            target: 'refreshing',
            actions: { type: 'adoptToken', params: ({ event }) => toStored(event.output) },
          },
          {
            guard: { type: 'isRestored', params: ({ event }) => event.output },
            target: 'fetchingUser',
            actions: { type: 'adoptToken', params: ({ event }) => toStored(event.output) },
          },
          {
            guard: { type: 'wasExpired', params: ({ event }) => event.output },
            target: 'clearing',
            actions: 'rememberExpiry',
          },
          { target: 'loggedOut' },
        ],
        onError: {
          target: 'clearing',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
      on: { 'storage.changed': { guard: 'isPresent', target: 'restoring', reenter: true } },
    },
    loggedOut: {
      entry: 'forget',
      on: {
        'login.submitted': 'loggingIn',
        'storage.changed': { guard: 'isPresent', target: 'restoring' },
        'page.changed': [
          {
            guard: 'isAtLogin',
            actions: ['forgetFailure', { type: 'rememberPath', params: ({ event }) => event }],
          },
          { actions: { type: 'rememberPath', params: ({ event }) => event } },
        ],
      },
    },
    loggingIn: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'logIn',
        input: ({ event }) => {
          assertEvent(event, 'login.submitted');
          const { email, password, code, passkey } = event;
          return { email, password, ...(code && { code }), ...(passkey && { passkey }) };
        },
        onDone: {
          target: 'fetchingUser',
          actions: { type: 'adoptToken', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: 'hasToken',
            target: 'unreachable',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          {
            target: 'loggedOut',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    storing: {
      tags: ['busy', 'blocking'],
      entry: 'forgetFailure',
      invoke: {
        src: 'storeToken',
        input: ({ event }) => {
          assertEvent(event, 'token.obtained');
          return { token: event.token, secret: event.secret };
        },
        onDone: {
          target: 'fetchingUser',
          actions: { type: 'adoptToken', params: ({ event }) => event.output },
        },
        onError: {
          target: 'clearing',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
    },
    refreshing: {
      tags: ['busy', 'blocking'],
      on: { 'storage.changed': endedElsewhere },
      invoke: {
        src: 'refreshToken',
        input: ({ context }) => tokenOf(context),
        onDone: {
          target: 'fetchingUser',
          actions: { type: 'adoptToken', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isUnauthenticated', params: ({ event }) => event },
            target: 'clearing',
            actions: { type: 'rememberRejection', params: ({ event }) => event },
          },
          { target: 'fetchingUser', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    fetchingUser: {
      tags: ['busy', 'blocking'],
      on: { 'storage.changed': endedElsewhere },
      invoke: {
        src: 'fetchUser',
        input: ({ context }) => tokenOf(context),
        onDone: [
          {
            guard: { type: 'isOutsider', params: ({ event }) => ({ user: event.output }) },
            target: 'clearing',
            actions: 'rememberRefusal',
          },
          {
            guard: { type: 'isSomeoneElse', params: ({ event }) => ({ user: event.output }) },
            target: 'loggedIn',
            actions: [
              { type: 'adoptUser', params: ({ event }) => ({ user: event.output }) },
              { type: 'emitToParent', params: { type: 'user.switched' } },
            ],
          },
          {
            target: 'loggedIn',
            actions: { type: 'adoptUser', params: ({ event }) => ({ user: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isUnauthenticated', params: ({ event }) => event },
            target: 'clearing',
            actions: { type: 'rememberRejection', params: ({ event }) => event },
          },
          {
            target: 'unreachable',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    unreachable: {
      tags: 'failed',
      after: { reconnect: [expired, { target: 'fetchingUser' }] },
      on: {
        'retry.requested': 'fetchingUser',
        'login.submitted': 'loggingIn',
        'storage.changed': [{ guard: 'isPresent', target: 'restoring' }, endedElsewhere],
        'logout.requested': {
          target: 'loggingOut',
          actions: { type: 'rememberScope', params: ({ event }) => event },
        },
      },
    },
    loggedIn: {
      type: 'parallel',
      on: {
        'logout.requested': {
          target: 'loggingOut',
          actions: { type: 'rememberScope', params: ({ event }) => event },
        },
        'storage.changed': [{ guard: 'isPresent', target: 'adopting' }, endedElsewhere],
        'request.unauthenticated': {
          guard: 'isOwnToken',
          target: 'doubting',
          actions: { type: 'noteRefusal', params: ({ event }) => event },
        },
        'user.replaced': { actions: { type: 'adoptUser', params: ({ event }) => event } },
      },
      states: { expiry: expiryRegion, background: backgroundRegion, user: userRegion },
    },
    adopting: {
      invoke: {
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'isRestored', params: ({ event }) => event.output },
            target: 'fetchingUser',
            actions: { type: 'adoptToken', params: ({ event }) => toStored(event.output) },
          },
          {
            target: 'clearingTraces',
            actions: { type: 'emitToParent', params: { type: 'session.endedElsewhere' } },
          },
        ],
        onError: {
          target: 'clearingTraces',
          actions: { type: 'emitToParent', params: { type: 'session.endedElsewhere' } },
        },
      },
    },
    doubting: {
      invoke: {
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'isNewToken', params: ({ event }) => event.output },
            target: 'fetchingUser',
            actions: { type: 'adoptToken', params: ({ event }) => toStored(event.output) },
          },
          { target: 'clearing', actions: 'emitRejected' },
        ],
        onError: {
          target: 'clearing',
          actions: 'emitRejected',
        },
      },
    },
    loggingOut: {
      tags: 'busy',
      after: { logoutPatience: { target: 'loggedOut', actions: 'emitEnded' } },
      on: { 'token.obtained': {} },
      invoke: {
        src: 'endSession',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'loggedOut', actions: 'emitEnded' },
        onError: { target: 'loggedOut', actions: 'emitEnded' },
      },
    },
    clearing: {
      tags: ['busy', 'blocking'],
      entry: 'forget',
      invoke: {
        src: 'clearSession',
        onDone: [
          {
            guard: { type: 'isReplaced', params: ({ event }) => ({ outcome: event.output }) },
            target: 'restoring',
          },
          { target: 'clearingTraces' },
        ],
        onError: 'clearingTraces',
      },
    },
    /** Every ended session is cleared from this browser like after a logout. */
    clearingTraces: {
      tags: ['busy', 'blocking'],
      entry: 'forget',
      on: { 'storage.changed': { guard: 'isPresent', target: 'restoring' } },
      invoke: { src: 'clearTraces', onDone: 'loggedOut', onError: 'loggedOut' },
    },
  },
});

export type AdminAuthActorRef = ActorRefFrom<typeof adminAuthMachine>;
