import { toastTexts } from '#contract/words/en/toasts.ts';
import { supportIdentity } from '../../services/support-chat.ts';
import { loginFor } from '../access-guard/guard-navigation.ts';
import { sessionEndTexts } from '../admin-auth/admin-auth-events.ts';
import { applicationSetup } from './application-setup.ts';

const home = { type: 'navigate', params: { to: '/?logout=true' } } as const;
const toLogin = (text: string, title?: string) =>
  [
    { type: 'showError', params: { text, title } },
    {
      type: 'navigate',
      params: ({ context }: { context: { path: string } }) => ({ to: loginFor(context.path) }),
    },
  ] as const;

type TokenEvent = { event: { token: string | null } };
const hasToken = { type: 'hasToken', params: ({ event }: TokenEvent) => event } as const;
const takeMicrosoftToken = [
  { type: 'replaceAddress', params: { path: '/login' } },
  {
    type: 'notifySocialSignIn',
    params: ({ event }: TokenEvent) => ({
      type: 'token.returned' as const,
      provider: 'microsoft' as const,
      token: event.token ?? '',
    }),
  },
] as const;

const missing = applicationSetup.createStateConfig({
  on: {
    'page.loading': {
      guard: { type: 'isOutsideExperience', params: ({ event }) => event },
      target: '#application.account.loading',
    },
    'token.stored': {
      guard: { type: 'isLogin', params: ({ event }) => event },
      target: '#application.account.loading',
    },
  },
});

/** A returned redirect is processed before the navigation and the guard read the address. */
const present = applicationSetup.createStateConfig({
  on: {
    'page.changed': {
      actions: [
        { type: 'notifyAdminAuth', params: ({ event }) => event },
        { type: 'notifySocialSignIn', params: { type: 'page.changed' } },
      ],
    },
    'token.stored': {
      guard: { type: 'isMain', params: ({ event }) => event },
      actions: {
        type: 'notifyAdminAuth',
        params: ({ event }) => ({ type: 'storage.changed', present: event.present }),
      },
    },
    'request.unauthenticated': {
      guard: { type: 'isMain', params: ({ event }) => event },
      actions: { type: 'notifyAdminAuth', params: ({ event }) => event },
    },
    'session.began': { actions: 'recheckGuard' },
    'session.ended': [
      {
        guard: { type: 'isEverywhere', params: ({ event }) => event },
        actions: [{ type: 'notifyParticipantAuth', params: { type: 'clear.requested' } }, home],
      },
      { actions: home },
    ],
    'session.endedElsewhere': [{ guard: 'isOnOpenPage' }, { actions: home }],
    'session.expired': [
      { guard: 'isInExperience' },
      { actions: toLogin(sessionEndTexts.expired, toastTexts.expired) },
    ],
    'session.rejected': [
      { guard: 'isInExperience' },
      {
        actions: [
          {
            type: 'showError',
            params: ({ event }) => ({ text: event.reason ?? sessionEndTexts.rejected, title: undefined }),
          },
          { type: 'navigate', params: ({ context }) => ({ to: loginFor(context.path) }) },
        ],
      },
    ],
    'user.switched': { actions: { type: 'reload', params: { href: '/dashboard' } } },
    'user.known': {
      actions: {
        type: 'notifySupport',
        params: ({ event }) => ({
          type: 'person.signedIn',
          identity: supportIdentity(event.user, 'admin'),
        }),
      },
    },
    'user.forgotten': {
      actions: { type: 'notifySupport', params: { type: 'person.signedOut', userType: 'admin' } },
    },
    'token.verified': {
      actions: [
        { type: 'notifyAdminAuth', params: ({ event }) => ({ ...event, type: 'token.obtained' }) },
        { type: 'navigate', params: { to: '/login' } },
      ],
    },
    'linkedin.returned': [
      {
        guard: { type: 'isRefused', params: ({ event }) => event },
        actions: { type: 'notifySocialSignIn', params: { type: 'signIn.refused', provider: 'linkedin' } },
      },
      {
        actions: {
          type: 'notifySocialSignIn',
          params: ({ event }) => ({
            type: 'token.returned',
            provider: 'linkedin',
            token: event.answer.kind === 'code' ? event.answer.code : '',
          }),
        },
      },
    ],
    'microsoft.requested': {
      actions: {
        type: 'notifyMsal',
        params: ({ event }) => ({ type: 'signIn.requested', settings: event.settings }),
      },
    },
    'microsoft.interacted': {
      actions: {
        type: 'notifySocialSignIn',
        params: ({ event }) => ({ type: 'interaction.ended', failure: event.failure }),
      },
    },
    'microsoft.redirected': { guard: hasToken, actions: takeMicrosoftToken },
  },
  initial: 'takingRedirect',
  states: {
    takingRedirect: {
      tags: 'entering',
      on: {
        'redirect.taken': [
          {
            guard: { type: 'isMicrosoftPending', params: ({ event }) => event },
            target: 'awaitingMicrosoft',
            actions: {
              type: 'notifyMsal',
              params: ({ event }) => ({
                type: 'redirect.pending',
                settings: event.microsoft?.settings ?? null,
              }),
            },
          },
          { target: 'settled' },
        ],
      },
    },
    awaitingMicrosoft: {
      tags: 'entering',
      on: {
        'microsoft.redirected': [
          { guard: hasToken, target: 'settled', actions: takeMicrosoftToken },
          { target: 'settled' },
        ],
      },
    },
    settled: {},
  },
});

/**
 * The company account and its log-in. Its code is loaded when a page or a stored token needs it; a participant's pages
 * do not.
 */
export const accountRegion = applicationSetup.createStateConfig({
  initial: 'absent',
  states: {
    absent: { ...missing, always: { guard: 'isAccountNeeded', target: 'loading' } },
    loading: {
      tags: 'entering',
      invoke: {
        src: 'loadAccount',
        onDone: {
          target: 'present',
          actions: { type: 'startAccount', params: ({ event }) => event.output },
        },
        onError: { target: 'unavailable', actions: 'reportFault' },
      },
    },
    /** The code failed to load; the next page requests it again. */
    unavailable: { ...missing, tags: 'accountMissing' },
    present,
  },
});
