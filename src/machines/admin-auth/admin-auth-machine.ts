import { type ActorRefFrom, assertEvent } from 'xstate';
import { adminAuthSetup, keptFrom, tokenOf } from './admin-auth-setup.ts';
import { backgroundRegion, expired, expiryRegion, userRegion } from './logged-in-regions.ts';

const endedElsewhere = {
  guard: 'isAbsent',
  target: 'loggedOut',
  actions: { type: 'tell', params: { type: 'session.endedElsewhere' } },
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
            actions: { type: 'adoptToken', params: ({ event }) => keptFrom(event.output) },
          },
          {
            guard: { type: 'isRestored', params: ({ event }) => event.output },
            target: 'fetchingUser',
            actions: { type: 'adoptToken', params: ({ event }) => keptFrom(event.output) },
          },
          {
            guard: { type: 'wasExpired', params: ({ event }) => event.output },
            target: 'clearing',
            actions: 'rememberExpiry',
          },
          { target: 'clearing' },
        ],
        onError: {
          target: 'clearing',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
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
          return { email: event.email, password: event.password };
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
            actions: 'rememberRejection',
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
              { type: 'tell', params: { type: 'user.switched' } },
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
            actions: 'rememberRejection',
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
        'request.unauthenticated': { guard: 'isOwnToken', target: 'doubting' },
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
            actions: { type: 'adoptToken', params: ({ event }) => keptFrom(event.output) },
          },
          { target: 'loggedOut', actions: { type: 'tell', params: { type: 'session.endedElsewhere' } } },
        ],
        onError: {
          target: 'loggedOut',
          actions: { type: 'tell', params: { type: 'session.endedElsewhere' } },
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
            actions: { type: 'adoptToken', params: ({ event }) => keptFrom(event.output) },
          },
          { target: 'clearing', actions: { type: 'tell', params: { type: 'session.rejected' } } },
        ],
        onError: { target: 'clearing', actions: { type: 'tell', params: { type: 'session.rejected' } } },
      },
    },
    loggingOut: {
      tags: 'busy',
      after: { logoutPatience: { target: 'loggedOut', actions: 'tellEnd' } },
      on: { 'token.obtained': {} },
      invoke: {
        src: 'endSession',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'loggedOut', actions: 'tellEnd' },
        onError: { target: 'loggedOut', actions: 'tellEnd' },
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
          { target: 'loggedOut' },
        ],
        onError: 'loggedOut',
      },
    },
  },
});

export type AdminAuthActorRef = ActorRefFrom<typeof adminAuthMachine>;
