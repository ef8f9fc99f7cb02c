import { fromPromise, sendTo } from 'xstate';
import type { BuildMetadataService } from '../../services/build-metadata.ts';
import type { CsrfService } from '../../services/http/csrf-service.ts';
import type { FormDraft } from '../../services/form-draft.ts';
import type { SupportChat } from '../../services/support-chat.ts';
import { provideBuildUpdate } from '../build-update/provide-build-update.ts';
import { provideCsrf } from '../csrf/provide-csrf.ts';
import type { LiveSessionLoader } from '../live-session/live-session-loader.ts';
import { type NavigationDeps, provideNavigation } from '../navigation/provide-navigation.ts';
import {
  type ParticipantAuthDeps,
  provideParticipantAuth,
} from '../participant-auth/provide-participant-auth.ts';
import { provideSupportWidget } from '../support-widget/provide-support-widget.ts';
import { errorToast } from '../toasts/toast-verbs.ts';
import { applicationMachine } from './application-machine.ts';
import type { AccountLogic } from './application-setup.ts';
import { createWatchBrowser } from './watch-browser-actor.ts';

export type ApplicationDeps = {
  window: Window;
  now: () => number;
  navigation: NavigationDeps;
  /** Loads an address as a new document. */
  reload: (href: string) => void;
  typed: FormDraft;
  /** Loads the code of the login. */
  loadAccount: () => Promise<AccountLogic>;
  participant: ParticipantAuthDeps;
  csrf: CsrfService;
  chat: SupportChat;
  metadata: BuildMetadataService;
  sessions: LiveSessionLoader;
};

/** Provides the tree of actors with its production dependencies. */
export function provideApplication(deps: ApplicationDeps) {
  const { window, now } = deps;
  return applicationMachine.provide({
    actors: {
      csrf: provideCsrf({ service: deps.csrf, now }),
      navigation: provideNavigation(deps.navigation),
      participantAuth: provideParticipantAuth(deps.participant),
      supportWidget: provideSupportWidget({ chat: deps.chat }),
      buildUpdate: provideBuildUpdate({ metadata: deps.metadata }),
      openSession: fromPromise(async ({ input }) => {
        if (!input.dataPackage) throw new Error('No seat in a state that opens its session');
        return deps.sessions.open(input.dataPackage);
      }),
      watchBrowser: createWatchBrowser(window),
      loadAccount: fromPromise(deps.loadAccount),
    },
    actions: {
      replaceAddress: (_, { path }) => window.history.replaceState(null, '', path),
      reload: (_, { href }) => {
        if (href !== null) deps.typed.leaveNothing();
        deps.reload(href ?? window.location.href);
      },
      storeDraft: ({ context }) => deps.typed.keep(context.path),
      restoreDraft: ({ context }) => deps.typed.restore(context.path),
      showError: sendTo('toasts', (_, { text, title }) => ({
        type: 'toast.raised' as const,
        toast: errorToast(text, title),
        at: now(),
      })),
    },
  });
}
