import { type ActorRefFrom, assign, type EventFromLogic, fromCallback, sendTo, setup } from 'xstate';
import { log } from '../../services/log.ts';
import type { LinkedinAnswer } from '../../services/social/linkedin-sign-in.ts';
import type { PendingRedirect } from '../../services/social/pending-redirect.ts';
import { supportIdentity } from '../../services/support-chat.ts';
import { isPublic } from '../access-guard/guard-navigation.ts';
import { sessionEndTexts } from '../admin-auth/admin-auth-events.ts';
import { adminAuthMachine } from '../admin-auth/admin-auth-machine.ts';
import { buildUpdateMachine } from '../build-update/build-update-machine.ts';
import { csrfMachine } from '../csrf/csrf-machine.ts';
import { loadingBarMachine } from '../loading-bar/loading-bar-machine.ts';
import { msalMachine } from '../msal/msal-machine.ts';
import { participantAuthMachine } from '../participant-auth/participant-auth-machine.ts';
import { socialSignInMachine } from '../social-sign-in/social-sign-in-machine.ts';
import { supportWidgetMachine } from '../support-widget/support-widget-machine.ts';
import { toastsMachine } from '../toasts/toasts-machine.ts';
import type { ApplicationEvent, BrowserFact, PageFact, RedirectFact } from './application-events.ts';

export type ApplicationInput = {
  path: string;
  /** Unix milliseconds. */
  now: () => number;
  /** Whether the support chat has an app id. */
  offersSupport: boolean;
};

const loggedOutHome = '/?logout=true';
const home = { type: 'navigate', params: { to: loggedOutHome } } as const;
type TokenEvent = { event: { token: string | null } };
const hasToken = { type: 'hasToken', params: ({ event }: TokenEvent) => event } as const;
const takeMicrosoftToken = [
  { type: 'replaceAddress', params: { path: '/login' } },
  {
    type: 'tellSocialSignIn',
    params: ({ event }: TokenEvent) => ({
      type: 'token.returned' as const,
      provider: 'microsoft' as const,
      token: event.token ?? '',
    }),
  },
] as const;
const toLogin = (text: string, title?: string) =>
  [
    { type: 'showError', params: { text, title } },
    { type: 'navigate', params: { to: '/login' } },
  ] as const;

const slot = (name: string) => () => {
  throw new Error(`\`${name}\` must be provided`);
};

/** The root of every actor in the page: it starts them and passes on what they tell, and has no rule of its own. */
export const applicationMachine = setup({
  types: {} as {
    context: ApplicationInput;
    events: ApplicationEvent;
    input: ApplicationInput;
    children: {
      csrf: 'csrf';
      adminAuth: 'adminAuth';
      participantAuth: 'participantAuth';
      msal: 'msal';
      socialSignIn: 'socialSignIn';
      supportWidget: 'supportWidget';
      buildUpdate: 'buildUpdate';
      toasts: 'toasts';
      loadingBar: 'loadingBar';
    };
  },
  actors: {
    csrf: csrfMachine,
    adminAuth: adminAuthMachine,
    participantAuth: participantAuthMachine,
    msal: msalMachine,
    socialSignIn: socialSignInMachine,
    supportWidget: supportWidgetMachine,
    buildUpdate: buildUpdateMachine,
    toasts: toastsMachine,
    loadingBar: loadingBarMachine,
    watchBrowser: fromCallback<BrowserFact>(slot('watchBrowser')),
    watchPages: fromCallback<PageFact>(slot('watchPages')),
    takeRedirect: fromCallback<RedirectFact>(slot('takeRedirect')),
  },
  actions: {
    rememberPath: assign((_, { path }: { path: string }) => ({ path })),
    navigate: (_, _params: { to: string }) => slot('navigate')(),
    askGuardAnew: slot('askGuardAnew'),
    replaceAddress: (_, _params: { path: string }) => slot('replaceAddress')(),
    /** `href` is null for the page that is shown. */
    reload: (_, _params: { href: string | null }) => slot('reload')(),
    showError: (_, _params: { text: string; title: string | undefined }) => slot('showError')(),
    reportFault: ({ event }) => log.warn('A part of the page has failed:', event),
    tellAdminAuth: sendTo('adminAuth', (_, event: EventFromLogic<typeof adminAuthMachine>) => event),
    tellParticipantAuth: sendTo(
      'participantAuth',
      (_, event: EventFromLogic<typeof participantAuthMachine>) => event,
    ),
    tellMsal: sendTo('msal', (_, event: EventFromLogic<typeof msalMachine>) => event),
    tellSocialSignIn: sendTo('socialSignIn', (_, event: EventFromLogic<typeof socialSignInMachine>) => event),
    tellSupport: sendTo('supportWidget', (_, event: EventFromLogic<typeof supportWidgetMachine>) => event),
    tellBuildUpdate: sendTo('buildUpdate', (_, event: EventFromLogic<typeof buildUpdateMachine>) => event),
    tellLoadingBar: sendTo('loadingBar', (_, event: EventFromLogic<typeof loadingBarMachine>) => event),
  },
  guards: {
    isInExperience: ({ context }) => context.path.startsWith('/experience'),
    isOnOpenPage: ({ context }) => context.path.startsWith('/experience') || isPublic(context.path),
    isMain: (_, { kind }: { kind: 'main' | 'participant' }) => kind === 'main',
    isEverywhere: (_, { everywhere }: { everywhere: boolean }) => everywhere,
    hasToken: (_, { token }: { token: string | null }) => token !== null,
    isMicrosoftPending: (_, { microsoft }: Pick<PendingRedirect, 'microsoft'>) => microsoft !== null,
    isRefused: (_, { answer }: { answer: LinkedinAnswer }) => answer.kind === 'refused',
  },
}).createMachine({
  id: 'application',
  context: ({ input }) => input,
  invoke: [
    { id: 'csrf', src: 'csrf' },
    { id: 'toasts', src: 'toasts' },
    { id: 'loadingBar', src: 'loadingBar' },
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
    { src: 'watchBrowser' },
    { src: 'watchPages' },
  ],
  on: {
    'page.changed': {
      actions: [
        { type: 'rememberPath', params: ({ event }) => event },
        { type: 'tellAdminAuth', params: ({ event }) => event },
        { type: 'tellBuildUpdate', params: ({ event }) => event },
        { type: 'tellSocialSignIn', params: { type: 'page.changed' } },
      ],
    },
    'page.loading': { actions: { type: 'tellLoadingBar', params: { type: 'loading.started' } } },
    'page.loaded': { actions: { type: 'tellLoadingBar', params: { type: 'loading.finished' } } },
    'page.failed': { actions: { type: 'tellLoadingBar', params: { type: 'loading.failed' } } },
    'file.missing': { actions: { type: 'tellBuildUpdate', params: ({ event }) => event } },
    'reload.wanted': { actions: { type: 'reload', params: { href: null } } },
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
    'participant.cleared': {
      actions: { type: 'tellSupport', params: { type: 'person.signedOut', userType: 'consumer' } },
    },
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
  initial: 'takingRedirect',
  states: {
    /** A redirect that has just come back is looked at before the router and the guard touch the address. */
    takingRedirect: {
      tags: 'entering',
      invoke: { src: 'takeRedirect' },
      on: {
        'redirect.taken': [
          {
            guard: { type: 'isMicrosoftPending', params: ({ event }) => event },
            target: 'awaitingMicrosoft',
            actions: {
              type: 'tellMsal',
              params: ({ event }) => ({
                type: 'redirect.pending',
                settings: event.microsoft?.settings ?? null,
              }),
            },
          },
          { target: 'open' },
        ],
      },
    },
    awaitingMicrosoft: {
      tags: 'entering',
      on: {
        'microsoft.redirected': [
          { guard: hasToken, target: 'open', actions: takeMicrosoftToken },
          { target: 'open' },
        ],
      },
    },
    open: {},
  },
});

export type ApplicationRef = ActorRefFrom<typeof applicationMachine>;
