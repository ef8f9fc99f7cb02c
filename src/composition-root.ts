import axios from 'axios';
import { request } from '#contract/rules/business-constants.ts';
import { createActor, type InspectionEvent, type Observer } from 'xstate';
import { provideAdminAuth } from './machines/admin-auth/provide-admin-auth.ts';
import { provideBuildUpdate } from './machines/build-update/provide-build-update.ts';
import { csrfMachine } from './machines/csrf/csrf-machine.ts';
import { createEnsureCsrf, provideCsrf } from './machines/csrf/provide-csrf.ts';
import { loadingBarMachine } from './machines/loading-bar/loading-bar-machine.ts';
import { provideParticipantAuth } from './machines/participant-auth/provide-participant-auth.ts';
import { provideSocialSignIn } from './machines/social-sign-in/provide-social-sign-in.ts';
import { provideSupportWidget } from './machines/support-widget/provide-support-widget.ts';
import { createMicrosoftSignIn, provideMsal } from './machines/msal/provide-msal.ts';
import { createToastVerbs } from './machines/toasts/toast-verbs.ts';
import { toastsMachine } from './machines/toasts/toasts-machine.ts';
import { clearBrowserTraces } from './services/browser-traces.ts';
import { createBuildMetadataService } from './services/build-metadata.ts';
import type { Environment } from './services/environment.ts';
import { createCsrfService } from './services/http/csrf-service.ts';
import { createErrorReporting, type ErrorReporting } from './services/error-reporting/error-reporting.ts';
import { whenUsable } from './services/error-reporting/when-usable.ts';
import { toFailure } from './services/http/failure.ts';
import { createHttpClient, type SlowResponse } from './services/http/http-client.ts';
import { log } from './services/log.ts';
import { createServices } from './services/services.ts';
import { createMsalClient } from './services/social/msal-client.ts';
import { createScriptLoader } from './services/social/script-loader.ts';
import { createSocialInteraction } from './services/social/social-interaction.ts';
import { createSupportChat } from './services/support-chat.ts';
import { createDashboardSessionStore } from './services/token-vault/dashboard-session-store.ts';
import { createKeyStore } from './services/token-vault/key-store.ts';
import { createParticipantSessionStore } from './services/token-vault/participant-session-store.ts';
import { createTokenVault, type Exclusively } from './services/token-vault/token-vault.ts';

export type Application = ReturnType<typeof composeApplication>;

/** Builds every service and root actor, and starts nothing. */
export function composeApplication(environment: Environment, inspect?: Observer<InspectionEvent>) {
  const now = () => Date.now();
  const path = window.location.pathname;
  const reporting = createErrorReporting({
    dsn: environment.errorReportingDsn,
    release: environment.build,
  });

  const csrfService = createCsrfService(
    axios.create({ baseURL: environment.apiBaseUrl, timeout: request.timeoutMs }),
    () => document.cookie,
  );
  const csrf = createActor(provideCsrf({ service: csrfService, now }), { inspect, id: csrfMachine.id });
  const ensureCsrf = createEnsureCsrf(csrf, csrfService, now);

  const http = createHttpClient({
    baseUrl: environment.apiBaseUrl,
    pagePath: () => window.location.pathname,
    readToken: (kind) => (kind === 'main' ? adminAuth : participantAuth).getSnapshot().context.token,
    ensureCsrf,
    onUnauthenticated: (kind, token, error) =>
      kind === 'main'
        ? adminAuth.send({ type: 'request.unauthenticated', token })
        : participantAuth.send({ type: 'request.unauthenticated', token, failure: toFailure(error) }),
    onSlow: (response) => tellSlowResponse(reporting, response),
    now,
  });
  const services = createServices(http);

  const vault = createTokenVault(window.localStorage, createKeyStore(), exclusively);
  const msalClient = createMsalClient(window.location.origin);
  const msal = createActor(provideMsal({ client: msalClient }), { inspect, id: 'msal' });
  const socialSignIn = createActor(
    provideSocialSignIn({
      auth: services.auth,
      interact: createSocialInteraction({
        loadScript: createScriptLoader(document),
        linkedin: {
          storage: window.sessionStorage,
          origin: window.location.origin,
          leave: (href) => window.location.assign(href),
        },
        microsoft: createMicrosoftSignIn(msal),
      }),
    }),
    { inspect, id: 'socialSignIn' },
  );
  const supportWidget = createActor(
    provideSupportWidget({ chat: createSupportChat(environment.supportAppId) }),
    { inspect, id: 'supportWidget', input: { configured: environment.supportAppId !== '' } },
  );
  const adminAuth = createActor(
    provideAdminAuth({
      auth: services.auth,
      user: services.user,
      store: createDashboardSessionStore(vault, window.localStorage, now, exclusively),
      exclusively,
      clearTraces: async () => {
        await msalClient.clear().finally(() => clearBrowserTraces(window));
      },
    }),
    { inspect, id: 'adminAuth', input: { path } },
  );
  const participantAuth = createActor(
    provideParticipantAuth({
      participant: services.participant,
      store: createParticipantSessionStore(vault, window.localStorage),
    }),
    { inspect, id: 'participantAuth' },
  );
  const buildUpdate = createActor(provideBuildUpdate({ metadata: createBuildMetadataService(http) }), {
    inspect,
    id: 'buildUpdate',
    input: { path },
  });
  const toasts = createActor(toastsMachine, { inspect, id: 'toasts' });
  const loadingBar = createActor(loadingBarMachine, { inspect, id: 'loadingBar' });

  return {
    environment,
    inspect,
    services,
    reporting,
    ensureCsrf,
    toastVerbs: createToastVerbs(toasts, now),
    actors: {
      csrf,
      adminAuth,
      participantAuth,
      msal,
      socialSignIn,
      supportWidget,
      buildUpdate,
      toasts,
      loadingBar,
    },
  };
}

/** Starts the root actors; the anti-forgery cookie is fetched if it is needed. */
export function startApplication({ actors, ensureCsrf }: Application): void {
  for (const actor of Object.values(actors)) actor.start();
  void ensureCsrf(false);
}

/** Reports what goes wrong, the client being loaded once the page is usable; nothing is loaded without a DSN. */
export function startErrorReporting({ reporting }: Application): void {
  const early = new AbortController();
  const { signal } = early;
  window.addEventListener('error', ({ error }) => reporting.error(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => reporting.error(reason), { signal });
  whenUsable(window, () => void reporting.start().then(() => early.abort()));
}

const exclusively: Exclusively = (name, run) =>
  'locks' in navigator ? navigator.locks.request(name, run) : run();

function tellSlowResponse(reporting: ErrorReporting, response: SlowResponse): void {
  const { level, method, path, durationMs, context } = response;
  log.warn(`Slow response (${level}): ${method} ${path} took ${Math.round(durationMs)} ms (${context})`);
  if (level === 'reported') reporting.message('Slow response', { ...response });
}
