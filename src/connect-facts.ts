import type { DataRouter } from 'react-router-dom';
import type { Application } from './composition-root.ts';
import { storageKeys } from '#contract/rules/business-constants.ts';
import { isPublic } from './machines/access-guard/guard-navigation.ts';
import { sessionEndTexts } from './machines/admin-auth/admin-auth-events.ts';
import { selectIsLoggedIn } from './machines/admin-auth/admin-auth-selectors.ts';
import { createPageReload } from './services/page-reload.ts';

const loggedOutHome = '/?logout=true';

type RouterState = DataRouter['state'];

/** Turns the facts that machines report into navigation, toasts and reloads, and the browser's into events. */
export function connectFacts({ actors, toastVerbs }: Application, router: DataRouter): void {
  const { adminAuth, participantAuth, socialSignIn, buildUpdate, loadingBar } = actors;
  const path = () => router.state.location.pathname;
  const inExperience = () => path().startsWith('/experience');
  const reload = createPageReload({
    storage: window.sessionStorage,
    now: Date.now,
    assign: (href) => window.location.assign(href),
  });
  const toLogin = (text: string, title?: string) => {
    if (inExperience()) return;
    toastVerbs.error(text, title);
    void router.navigate('/login');
  };

  adminAuth.on('session.expired', () => toLogin(sessionEndTexts.expired, 'Session expired'));
  adminAuth.on('session.rejected', () => toLogin(sessionEndTexts.rejected));
  adminAuth.on('session.ended', ({ everywhere }) => {
    if (everywhere) participantAuth.send({ type: 'clear.requested' });
    void router.navigate(loggedOutHome);
  });
  adminAuth.on('session.endedElsewhere', () => {
    if (!inExperience() && !isPublic(path())) void router.navigate(loggedOutHome);
  });
  adminAuth.on('user.switched', () => reload('/dashboard'));
  socialSignIn.on('token.verified', () => void router.navigate('/login'));
  buildUpdate.on('page.reloadWanted', () => reload(window.location.href));

  let wasLoggedIn = selectIsLoggedIn(adminAuth.getSnapshot());
  adminAuth.subscribe((snapshot) => {
    const isLoggedIn = selectIsLoggedIn(snapshot);
    if (isLoggedIn && !wasLoggedIn) void askGuardAnew(router);
    wasLoggedIn = isLoggedIn;
  });

  let lastPath = path();
  let wasLoading = false;
  const followLoading = ({ initialized, navigation, errors }: RouterState) => {
    const isLoading = !initialized || navigation.state !== 'idle';
    if (isLoading === wasLoading) return;
    wasLoading = isLoading;
    const ended = errors ? 'loading.failed' : 'loading.finished';
    loadingBar.send({ type: isLoading ? 'loading.started' : ended });
  };
  followLoading(router.state);
  router.subscribe((state) => {
    followLoading(state);
    const { location } = state;
    if (location.pathname === lastPath) return;
    lastPath = location.pathname;
    adminAuth.send({ type: 'page.changed', path: lastPath });
    buildUpdate.send({ type: 'page.changed', path: lastPath });
    socialSignIn.send({ type: 'page.changed' });
  });

  window.addEventListener('vite:preloadError', () => buildUpdate.send({ type: 'file.missing' }));

  const tellStored = (key: string) => {
    const present = window.localStorage.getItem(key) !== null;
    const changed = { type: 'storage.changed', present } as const;
    if (key === storageKeys.dashboardToken) adminAuth.send(changed);
    if (key === storageKeys.participantToken) participantAuth.send(changed);
  };
  window.addEventListener('storage', ({ key }) => key !== null && tellStored(key));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    tellStored(storageKeys.dashboardToken);
    tellStored(storageKeys.participantToken);
  });
}

/** An error boundary lets go of its error when the location is another, which a revalidation leaves as it is. */
function askGuardAnew(router: DataRouter): Promise<void> {
  const { errors, location } = router.state;
  return errors ? router.navigate(location, { replace: true }) : router.revalidate();
}
