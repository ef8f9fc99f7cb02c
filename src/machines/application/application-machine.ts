import type { ActorRefFrom } from 'xstate';
import { supportIdentity } from '../../services/support-chat.ts';
import { loginFor } from '../access-guard/guard-navigation.ts';
import { sessionEndTexts } from '../admin-auth/admin-auth-events.ts';
import { entryRegion, hasToken, takeMicrosoftToken } from './entry-region.ts';
import { applicationSetup } from './application-setup.ts';
import { lineRegion } from './line-region.ts';
import { seatRegion } from './seat-region.ts';

const loggedOutHome = '/?logout=true';
const home = { type: 'navigate', params: { to: loggedOutHome } } as const;
const toLogin = (text: string, title?: string) =>
  [
    { type: 'showError', params: { text, title } },
    {
      type: 'navigate',
      params: ({ context }: { context: { path: string } }) => ({ to: loginFor(context.path) }),
    },
  ] as const;

/** The root of every actor in the page: it starts them and passes on what they tell, and has no rule of its own. */
export const applicationMachine = applicationSetup.createMachine({
  id: 'application',
  context: ({ input }) => ({
    ...input,
    path: input.location.pathname,
    dataPackage: null,
    live: null,
  }),
  type: 'parallel',
  invoke: [
    { id: 'csrf', src: 'csrf' },
    { id: 'toasts', src: 'toasts' },
    { id: 'loadingBar', src: 'loadingBar' },
    { id: 'viewActors', src: 'viewActors' },
    {
      id: 'supportWidget',
      src: 'supportWidget',
      input: ({ context }) => ({ configured: context.offersSupport }),
    },
    { id: 'msal', src: 'msal', input: ({ self }) => ({ parent: self }) },
    { id: 'socialSignIn', src: 'socialSignIn', input: ({ self }) => ({ parent: self }) },
    { id: 'participantAuth', src: 'participantAuth', input: ({ self }) => ({ parent: self }) },
    {
      id: 'buildUpdate',
      src: 'buildUpdate',
      input: ({ context, self }) => ({ path: context.path, parent: self }),
    },
    {
      id: 'adminAuth',
      src: 'adminAuth',
      input: ({ context, self }) => ({ path: context.path, now: context.now, parent: self }),
    },
    {
      id: 'navigation',
      src: 'navigation',
      input: ({ context, self }) => ({ location: context.location, parent: self }),
    },
    { src: 'watchBrowser' },
  ],
  on: {
    'page.changed': {
      actions: [
        { type: 'rememberPath', params: ({ event }) => event },
        'restoreTyped',
        { type: 'tellAdminAuth', params: ({ event }) => event },
        { type: 'tellBuildUpdate', params: ({ event }) => event },
        { type: 'tellSocialSignIn', params: { type: 'page.changed' } },
      ],
    },
    'page.loading': { actions: { type: 'tellLoadingBar', params: { type: 'loading.started' } } },
    'page.loaded': {
      actions: [{ type: 'tellLoadingBar', params: { type: 'loading.finished' } }, 'restoreTyped'],
    },
    'page.failed': { actions: { type: 'tellLoadingBar', params: { type: 'loading.failed' } } },
    'file.missing': {
      actions: ['keepTyped', { type: 'tellBuildUpdate', params: ({ event }) => event }],
    },
    'reload.wanted': { actions: ['keepTyped', { type: 'reload', params: { href: null } }] },
    'token.stored': [
      {
        guard: { type: 'isMain', params: ({ event }) => event },
        actions: {
          type: 'tellAdminAuth',
          params: ({ event }) => ({ type: 'storage.changed', present: event.present }),
        },
      },
      {
        actions: {
          type: 'tellParticipantAuth',
          params: ({ event }) => ({ type: 'storage.changed', present: event.present }),
        },
      },
    ],
    'request.unauthenticated': [
      {
        guard: { type: 'isMain', params: ({ event }) => event },
        actions: { type: 'tellAdminAuth', params: ({ event }) => event },
      },
      { actions: { type: 'tellParticipantAuth', params: ({ event }) => event } },
    ],
    'session.began': { actions: 'askGuardAnew' },
    'session.ended': [
      {
        guard: { type: 'isEverywhere', params: ({ event }) => event },
        actions: [{ type: 'tellParticipantAuth', params: { type: 'clear.requested' } }, home],
      },
      { actions: home },
    ],
    'session.endedElsewhere': [{ guard: 'isOnOpenPage' }, { actions: home }],
    'session.expired': [
      { guard: 'isInExperience' },
      { actions: toLogin(sessionEndTexts.expired, 'Session expired') },
    ],
    'session.rejected': [{ guard: 'isInExperience' }, { actions: toLogin(sessionEndTexts.rejected) }],
    'user.switched': { actions: { type: 'reload', params: { href: '/dashboard' } } },
    'user.known': {
      actions: {
        type: 'tellSupport',
        params: ({ event }) => ({
          type: 'person.signedIn',
          identity: supportIdentity(event.user, 'admin'),
        }),
      },
    },
    'user.forgotten': {
      actions: { type: 'tellSupport', params: { type: 'person.signedOut', userType: 'admin' } },
    },
    'participant.known': {
      actions: {
        type: 'tellSupport',
        params: ({ event }) => ({
          type: 'person.signedIn',
          identity: supportIdentity(event.dataPackage.consumer, 'consumer'),
        }),
      },
    },
    'participant.cleared': { actions: 'signOffSupport' },
    'token.verified': {
      actions: [
        { type: 'tellAdminAuth', params: ({ event }) => ({ ...event, type: 'token.obtained' }) },
        { type: 'navigate', params: { to: '/login' } },
      ],
    },
    'linkedin.returned': [
      {
        guard: { type: 'isRefused', params: ({ event }) => event },
        actions: { type: 'tellSocialSignIn', params: { type: 'signIn.refused', provider: 'linkedin' } },
      },
      {
        actions: {
          type: 'tellSocialSignIn',
          params: ({ event }) => ({
            type: 'token.returned',
            provider: 'linkedin',
            token: event.answer.kind === 'code' ? event.answer.code : '',
          }),
        },
      },
    ],
    'microsoft.wanted': {
      actions: {
        type: 'tellMsal',
        params: ({ event }) => ({ type: 'signIn.requested', settings: event.settings }),
      },
    },
    'microsoft.interacted': {
      actions: {
        type: 'tellSocialSignIn',
        params: ({ event }) => ({ type: 'interaction.ended', failure: event.failure }),
      },
    },
    'microsoft.redirected': { guard: hasToken, actions: takeMicrosoftToken },
    'xstate.error.actor.*': { actions: 'reportFault' },
  },
  states: { entry: entryRegion, seat: seatRegion, line: lineRegion },
});

export type ApplicationRef = ActorRefFrom<typeof applicationMachine>;
