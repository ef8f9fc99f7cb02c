import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { adminAuthMachine } from '../machines/admin-auth/admin-auth-machine.ts';
import { navigationMachine } from '../machines/navigation/navigation-machine.ts';
import { applicationMachine } from '../machines/application/application-machine.ts';
import type { AccountLogic } from '../machines/application/application-setup.ts';
import { msalMachine } from '../machines/msal/msal-machine.ts';
import { socialSignInMachine } from '../machines/social-sign-in/social-sign-in-machine.ts';
import type { RestoredSession } from '../services/token-vault/dashboard-session-store.ts';
import type { DropOutcome } from '../services/token-vault/token-vault.ts';
import { locationOf } from '../services/page/page-history.ts';
import { PageMissing } from '../views/error/page-missing.ts';
import { guardPage } from './guard-page.ts';

const nobody: AccountLogic = {
  adminAuth: adminAuthMachine.provide({
    actors: {
      restoreSession: fromPromise<RestoredSession>(async () => ({ kind: 'none' })),
      clearSession: fromPromise<DropOutcome>(async () => 'empty'),
    },
  }),
  socialSignIn: socialSignInMachine,
  msal: msalMachine,
  takeRedirect: fromCallback(() => {}),
};

function createTestGuard(opened: string, loadAccount: () => Promise<AccountLogic>) {
  const application = createActor(
    applicationMachine.provide({
      actors: {
        loadAccount: fromPromise(loadAccount),
        watchBrowser: fromCallback(() => {}),
        navigation: navigationMachine.provide({ actors: { watchHistory: fromCallback(() => {}) } }),
      },
    }),
    {
      input: { location: locationOf(opened), now: () => 0, offersSupport: false, isLoggedIn: false },
    },
  ).start();
  const pages = ['/dashboard', '/pricing', '/experience/wait/:slug'].map((path) => ({ path }));
  const guard = (path: string) =>
    guardPage(pages, locationOf(path), {
      application,
      redirectRule: () => null,
      allowedHosts: [],
      origin: 'https://muster.example',
    });
  return { application, guard };
}

test('a participant’s page waits for no login', async () => {
  const { guard } = createTestGuard('/experience/wait/s1', () => new Promise(() => {}));
  expect(await guard('/experience/wait/s1')).toEqual({ kind: 'page' });
});

test('any other page waits for the login state', async () => {
  const files = Promise.withResolvers<AccountLogic>();
  const { guard } = createTestGuard('/dashboard', () => files.promise);
  const settled = vi.fn();
  const decided = guard('/dashboard');
  void decided.then(settled);
  await new Promise((resolve) => setImmediate(resolve));
  expect(settled).not.toHaveBeenCalled();
  files.resolve(nobody);
  expect(await decided).toMatchObject({ kind: 'redirect', location: { pathname: '/login' } });
});

test('where what the login is made of did not arrive, the page is missing', async () => {
  const { guard } = createTestGuard('/pricing', () => Promise.reject(new Error('did not arrive')));
  await expect(guard('/pricing')).rejects.toThrow(PageMissing);
  vi.mocked(console.warn).mockClear();
});
