import { deviceZoneName } from '#contract/rules/time/device-zone-name.ts';
import { createActor, type InspectionEvent, type Observer, waitFor } from 'xstate';
import { storageKeys } from '#contract/rules/business-constants.ts';
import { partsOf } from './machines/application/application-parts.ts';
import { provideApplication } from './machines/application/provide-application.ts';
import { selectBuild } from './machines/build-update/build-update-selectors.ts';
import type { LoadPage } from './machines/navigation/provide-navigation.ts';
import { createEnsureCsrf } from './machines/csrf/provide-csrf.ts';
import { createLiveSessionLoader } from './machines/live-session/live-session-loader.ts';
import { createBuildMetadataService } from './services/build-metadata.ts';
import type { Environment } from './services/environment.ts';
import { createErrorReporting, type ErrorReporting } from './services/error-reporting/error-reporting.ts';
import { whenUsable } from './services/when-usable.ts';
import { takeEarlyCookie } from './services/http/early-cookie.ts';
import { createCsrfService } from './services/http/csrf-service.ts';
import { toFailure } from './services/http/failure.ts';
import { expireCookies } from './services/page/expire-cookies.ts';
import { createHttpClient, type SlowResponse } from './services/http/http-client.ts';
import { createLoadTransport } from './services/http/load-transport.ts';
import { takeEarlyLink } from './services/http/early-link.ts';
import { createServerTime } from './services/http/server-time.ts';
import { log } from './services/log.ts';
import { createPageHistory } from './services/page/page-history.ts';
import { createTouchWatch } from './services/page/page-touch.ts';
import { takePersonalLink } from './services/personal-link.ts';
import { createPageReload } from './services/page/page-reload.ts';
import { createServiceRegistry } from './services/service-registry.ts';
import { createParticipantService } from './services/api/participant-service.ts';
import { createFormDraft } from './services/form-draft.ts';
import { createSupportChat } from './services/support-chat.ts';
import { createKeyStore } from './services/token-vault/key-store.ts';
import { createLanguageChoice } from './services/language-choice.ts';
import { createPageLanguage } from './services/page-language.ts';
import { createParticipantSessionStore } from './services/token-vault/participant-session-store.ts';
import { loadRequestFailures } from './words/request-failure-words.ts';
import { loadPageWords } from './words/word-table.ts';
import { createTokenVault, type Exclusively } from './services/token-vault/token-vault.ts';

export type Application = ReturnType<typeof composeApplication>;

/** Builds every service and the root of the actors, and starts nothing; a build that prerenders has a window of its own. */
export function composeApplication(
  environment: Environment,
  inspect?: Observer<InspectionEvent>,
  window: typeof globalThis.window = globalThis.window,
) {
  const { document } = window;
  const languageChoice = createLanguageChoice(window.localStorage, window.navigator);
  const language = createPageLanguage({ window, choice: languageChoice, loadWords: loadPageWords });
  const now = () => Date.now();
  const reporting = createErrorReporting({ dsn: environment.errorReportingDsn });

  const loadFailureWords = () => loadRequestFailures(language.current());
  const loadTransport = createLoadTransport({ baseUrl: environment.apiBaseUrl, loadFailureWords });
  const csrfService = createCsrfService(
    loadTransport,
    () => document.cookie,
    () => takeEarlyCookie(window),
  );
  const serverTime = createServerTime(now);
  const http = createHttpClient({
    pagePath: () => window.location.pathname,
    readToken: (kind) => {
      const { account } = application.getSnapshot().context;
      return (kind === 'main' ? account?.adminAuth : participantAuth)?.getSnapshot().context.token ?? null;
    },
    readLanguage: language.current,
    ensureCsrf: (force) => ensureCsrf(force),
    onUnauthenticated: (kind, token, error) =>
      application.send({ type: 'request.unauthenticated', kind, token, failure: toFailure(error) }),
    onSlow: (response) => reportSlowResponse(reporting, response),
    onDate: serverTime.note,
    loadTransport,
    now,
  });
  const services = createServiceRegistry(http);

  const sessions = createLiveSessionLoader(
    {
      http,
      baseUrl: environment.apiBaseUrl,
      realtime: environment.realtime,
      window,
      newId: () => crypto.randomUUID(),
      live: () => application.getSnapshot().context.live,
    },
    async () => (await import('./views/experience/seat-entry.ts')).seat,
  );
  const history = createPageHistory(window);
  const pages = Promise.withResolvers<LoadPage>();
  const vault = createTokenVault(window.localStorage, createKeyStore(), exclusively);
  const machine = provideApplication({
    window,
    now,
    navigation: {
      history,
      loadPage: pages.promise,
      leave: (href) => window.location.assign(href),
    },
    reload: createPageReload({
      storage: window.sessionStorage,
      now,
      assign: (href) => window.location.assign(href),
    }),
    typed: createFormDraft({ window, storage: window.sessionStorage }),
    loadAccount: async () => {
      const { composeAccount } = await import('./compose-account.ts');
      return composeAccount({ services, vault, window, now, exclusively });
    },
    participant: {
      participant: services.service(createParticipantService),
      store: createParticipantSessionStore(vault, window.localStorage),
      now,
      language: language.current,
      timezone: deviceZoneName,
      watchTouch: createTouchWatch(window),
      expireCookies: () => expireCookies(window),
      takeEarlyLink: (linkToken) => takeEarlyLink(window, linkToken, loadFailureWords),
    },
    csrf: csrfService,
    chat: createSupportChat(environment.supportAppId),
    metadata: createBuildMetadataService(http),
    sessions,
  });
  const application = createActor(machine, {
    id: machine.id,
    inspect,
    input: {
      location: history.read(),
      now,
      offersSupport: environment.supportAppId !== '',
      isLoggedIn: window.localStorage.getItem(storageKeys.dashboardToken) !== null,
    },
  });
  const actors = partsOf(application);
  const { participantAuth } = actors;
  const ensureCsrf = createEnsureCsrf(actors.csrf, csrfService, now);

  return {
    environment,
    language,
    services,
    serverTime,
    sessions,
    reporting,
    application,
    actors,
    ensureCsrf,
    loadTransport,
    history,
    /** Shows the page that the address names now, and from then on whatever is asked for. */
    openPages(loadPage: LoadPage): void {
      pages.resolve(loadPage);
      actors.navigation.send({ type: 'pages.opened', location: history.read() });
    },
  };
}

/**
 * Starts the tree of actors, and opens the personal link that the page was opened by, which need not wait for the code of
 * the page; settles when a redirect that has just come back has been looked at.
 */
export async function startApplication({
  application,
  actors,
  ensureCsrf,
  loadTransport,
}: Application): Promise<void> {
  application.start();
  void ensureCsrf(false);
  const linkToken = takePersonalLink(window);
  if (linkToken) actors.participantAuth.send({ type: 'link.opened', linkToken });
  // While the line is there: some browsers ask only once for a file that did not arrive.
  whenUsable(window, () => void loadTransport().catch(() => undefined));
  await waitFor(application, (snapshot) => !snapshot.hasTag('entering'));
}

/** Reports what goes wrong, the client being loaded once the page is usable; nothing is loaded without a DSN. */
export function startErrorReporting({ reporting, actors }: Application): void {
  const early = new AbortController();
  const { signal } = early;
  window.addEventListener('error', ({ error }) => reporting.error(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => reporting.error(reason), { signal });
  whenUsable(window, async () => {
    const build = await waitFor(actors.buildUpdate, (snapshot) => !snapshot.matches('checking'));
    await reporting.start(selectBuild(build));
    early.abort();
  });
}

const exclusively: Exclusively = (name, run) =>
  'locks' in navigator ? navigator.locks.request(name, run) : run();

function reportSlowResponse(reporting: ErrorReporting, response: SlowResponse): void {
  const { level, method, path, durationMs, context } = response;
  log.warn(`Slow response (${level}): ${method} ${path} took ${Math.round(durationMs)} ms (${context})`);
  if (level === 'reported') reporting.message('Slow response', { ...response });
}
