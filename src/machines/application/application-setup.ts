import type { DataPackage, SessionStart } from '#contract/calls/schemas/participants.ts';
import type {
  LiveSessionEvent,
  LiveSessionRef,
  OpenedSession,
} from '../live-session/live-session-machine.ts';
import {
  type ActorRefFrom,
  assign,
  type CallbackActorLogic,
  type EventFromLogic,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
} from 'xstate';
import { log } from '../../services/log.ts';
import { locationOf, type PageLocation } from '../../services/page/page-history.ts';
import type { LinkedinAnswer } from '../../services/social/linkedin-sign-in.ts';
import type { PendingRedirect } from '../../services/social/pending-redirect.ts';
import { isInExperience, isPublic } from '../access-guard/guard-navigation.ts';
import { navigationMachine } from '../navigation/navigation-machine.ts';
import type { adminAuthMachine } from '../admin-auth/admin-auth-machine.ts';
import { buildUpdateMachine } from '../build-update/build-update-machine.ts';
import { csrfMachine } from '../csrf/csrf-machine.ts';
import { loadingBarMachine } from '../loading-bar/loading-bar-machine.ts';
import type { msalMachine } from '../msal/msal-machine.ts';
import { participantAuthMachine } from '../participant-auth/participant-auth-machine.ts';
import type { socialSignInMachine } from '../social-sign-in/social-sign-in-machine.ts';
import { supportWidgetMachine } from '../support-widget/support-widget-machine.ts';
import { toastsMachine } from '../toasts/toasts-machine.ts';
import { viewActorsMachine } from '../view-actors/view-actors-machine.ts';
import type { ApplicationEvent, BrowserFact, RedirectFact } from './application-events.ts';

export type ApplicationInput = {
  /** The page on which the browser was opened. */
  location: PageLocation;
  /** Unix milliseconds. */
  now: () => number;
  /** Whether the support chat has an app id. */
  offersSupport: boolean;
  /** Whether a company user seems to be logged in, judged without decrypting the token. */
  isLoggedIn: boolean;
};

export type ApplicationContext = ApplicationInput & {
  /** The path of the shown page. */
  path: string;
  /** The participant whose session the pages show. */
  dataPackage: DataPackage | null;
  /** The first snapshot and token of the data package's seat, for a session that opens at once. */
  start: (SessionStart & { seatId: string; fetchedAt: number }) | null;
  live: LiveSessionRef | null;
  /** The company account and its log-in; null on a page that needs neither. */
  account: AccountActors | null;
};

export type AccountActors = {
  adminAuth: ActorRefFrom<typeof adminAuthMachine>;
  socialSignIn: ActorRefFrom<typeof socialSignInMachine>;
  msal: ActorRefFrom<typeof msalMachine>;
};

export type AccountLogic = {
  adminAuth: typeof adminAuthMachine;
  socialSignIn: typeof socialSignInMachine;
  msal: typeof msalMachine;
  /** Emits the results of a redirect to a provider. */
  takeRedirect: CallbackActorLogic<RedirectFact>;
};

/** Milliseconds: an older snapshot and token are fetched again. */
const startLasts = 10_000;

/** Milliseconds. The session outlives its last page by `grace`, so that a change of page does not end it. */
export const applicationDelays = { grace: 1500, beforeReopening: 3000 } as const;

const slot = (name: string) => () => {
  throw new Error(`\`${name}\` must be provided`);
};

export const applicationSetup = setup({
  types: {} as {
    context: ApplicationContext;
    events: ApplicationEvent;
    input: ApplicationInput;
    children: {
      csrf: 'csrf';
      navigation: 'navigation';
      participantAuth: 'participantAuth';
      supportWidget: 'supportWidget';
      buildUpdate: 'buildUpdate';
      toasts: 'toasts';
      loadingBar: 'loadingBar';
      viewActors: 'viewActors';
    };
  },
  actors: {
    csrf: csrfMachine,
    navigation: navigationMachine,
    participantAuth: participantAuthMachine,
    supportWidget: supportWidgetMachine,
    buildUpdate: buildUpdateMachine,
    toasts: toastsMachine,
    loadingBar: loadingBarMachine,
    viewActors: viewActorsMachine,
    openSession: fromPromise<OpenedSession, { dataPackage: DataPackage | null }>(slot('openSession')),
    watchBrowser: fromCallback<BrowserFact>(slot('watchBrowser')),
    loadAccount: fromPromise<AccountLogic>(slot('loadAccount')),
  },
  actions: {
    rememberPath: assign((_, { path }: { path: string }) => ({ path })),
    navigate: sendTo('navigation', (_, { to }: { to: string }) => ({
      type: 'page.requested' as const,
      location: locationOf(to),
      kind: 'PUSH' as const,
    })),
    recheckGuard: sendTo('navigation', { type: 'guard.changed' }),
    replaceAddress: (_, _params: { path: string }) => slot('replaceAddress')(),
    /** `href` is null for the shown page. */
    reload: (_, _params: { href: string | null }) => slot('reload')(),
    /** Stores the fields of the shown page before its reload. */
    storeDraft: slot('storeDraft'),
    restoreDraft: slot('restoreDraft'),
    showError: (_, _params: { text: string; title: string | undefined }) => slot('showError')(),
    rememberSeat: assign((_, { dataPackage }: { dataPackage: DataPackage }) => ({ dataPackage })),
    rememberStart: assign(
      ({ context }, { dataPackage, start }: { dataPackage: DataPackage; start: SessionStart | null }) => ({
        start: start && { ...start, seatId: dataPackage.seat_id, fetchedAt: context.now() },
      }),
    ),
    startSession: assign(({ context, self, spawn }, { logic, input }: OpenedSession) => ({
      live: spawn(logic, { input: { ...input, start: startFor(context, input), parent: self } }),
      start: null,
    })),
    forgetSession: assign({ live: null }),
    notifySession: sendTo(
      ({ context }) => openSessionOf(context),
      (_, event: LiveSessionEvent) => event,
    ),
    startAccount: assign(({ context, self, spawn }, logic: AccountLogic) => {
      const { path, now } = context;
      const account = {
        msal: spawn(logic.msal, { input: { parent: self } }),
        socialSignIn: spawn(logic.socialSignIn, { input: { parent: self } }),
        adminAuth: spawn(logic.adminAuth, { input: { path, now, parent: self } }),
      };
      spawn(logic.takeRedirect);
      return { account };
    }),
    signOffSupport: sendTo('supportWidget', { type: 'person.signedOut', userType: 'consumer' }),
    reportFault: ({ event }) => log.warn('A part of the page has failed:', event),
    notifyAdminAuth: sendTo(
      ({ context }) => accountOf(context).adminAuth,
      (_, event: EventFromLogic<typeof adminAuthMachine>) => event,
    ),
    notifyParticipantAuth: sendTo(
      'participantAuth',
      (_, event: EventFromLogic<typeof participantAuthMachine>) => event,
    ),
    notifyMsal: sendTo(
      ({ context }) => accountOf(context).msal,
      (_, event: EventFromLogic<typeof msalMachine>) => event,
    ),
    notifySocialSignIn: sendTo(
      ({ context }) => accountOf(context).socialSignIn,
      (_, event: EventFromLogic<typeof socialSignInMachine>) => event,
    ),
    notifySupport: sendTo('supportWidget', (_, event: EventFromLogic<typeof supportWidgetMachine>) => event),
    notifyBuildUpdate: sendTo('buildUpdate', (_, event: EventFromLogic<typeof buildUpdateMachine>) => event),
    notifyLoadingBar: sendTo('loadingBar', (_, event: EventFromLogic<typeof loadingBarMachine>) => event),
  },
  guards: {
    isInExperience: ({ context }) => isInExperience(context.path),
    isOutsideExperience: (_, { path }: { path: string }) => !isInExperience(path),
    isAccountNeeded: ({ context }) => context.isLoggedIn || !isInExperience(context.path),
    isLogin: (_, { kind, present }: { kind: 'main' | 'participant'; present: boolean }) =>
      kind === 'main' && present,
    isOnOpenPage: ({ context }) => isInExperience(context.path) || isPublic(context.path),
    isMain: (_, { kind }: { kind: 'main' | 'participant' }) => kind === 'main',
    isParticipant: (_, { kind }: { kind: 'main' | 'participant' }) => kind === 'participant',
    isEverywhere: (_, { everywhere }: { everywhere: boolean }) => everywhere,
    hasToken: (_, { token }: { token: string | null }) => token !== null,
    isMicrosoftPending: (_, { microsoft }: Pick<PendingRedirect, 'microsoft'>) => microsoft !== null,
    /** A session is opened in one language, which decides its channels and captions. */
    isAnotherSeat: ({ context }, { dataPackage }: { dataPackage: DataPackage }) =>
      context.dataPackage?.session.id !== dataPackage.session.id ||
      context.dataPackage.seat_id !== dataPackage.seat_id ||
      context.dataPackage.story.language !== dataPackage.story.language,
    isRefused: (_, { answer }: { answer: LinkedinAnswer }) => answer.kind === 'refused',
  },
  delays: applicationDelays,
});

function startFor({ start, now }: ApplicationContext, { experience }: OpenedSession['input']) {
  if (!start || start.seatId !== experience.seatId || now() - start.fetchedAt >= startLasts) return null;
  return { snapshot: start.snapshot, realtime: start.realtime };
}

function openSessionOf({ live }: ApplicationContext): LiveSessionRef {
  if (!live) throw new Error('No session in a state that has one');
  return live;
}

function accountOf({ account }: ApplicationContext): AccountActors {
  if (!account) throw new Error('No account in a state that has one');
  return account;
}
