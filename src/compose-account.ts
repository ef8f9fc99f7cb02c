import type { AccountLogic } from './machines/application/application-setup.ts';
import { createTakeRedirect } from './machines/application/take-redirect-actor.ts';
import { provideAdminAuth } from './machines/admin-auth/provide-admin-auth.ts';
import { provideMsal } from './machines/msal/provide-msal.ts';
import { provideSocialSignIn } from './machines/social-sign-in/provide-social-sign-in.ts';
import { createAuthService } from './services/api/auth-service.ts';
import { clearBrowserTraces } from './services/page/clear-storage.ts';
import type { ServiceRegistry } from './services/service-registry.ts';
import { createMsalClient } from './services/social/msal-client.ts';
import { takePendingRedirect } from './services/social/pending-redirect.ts';
import { createScriptLoader } from './services/social/script-loader.ts';
import { createSocialInteraction } from './services/social/social-interaction.ts';
import { createDashboardSessionStore } from './services/token-vault/dashboard-session-store.ts';
import type { Exclusively, TokenVault } from './services/token-vault/token-vault.ts';
import { createUserService } from './services/api/user-service.ts';

export type AccountDeps = {
  services: ServiceRegistry;
  vault: TokenVault;
  window: typeof globalThis.window;
  now: () => number;
  exclusively: Exclusively;
};

/** The company's side of signing in with everything real behind it, to be started by the application. */
export function composeAccount({ services, vault, window, now, exclusively }: AccountDeps): AccountLogic {
  const auth = services.service(createAuthService);
  const client = createMsalClient(window.location.origin);
  const interact = createSocialInteraction({
    loadScript: createScriptLoader(window.document),
    linkedin: {
      storage: window.sessionStorage,
      origin: window.location.origin,
      leave: (href) => window.location.assign(href),
    },
  });
  return {
    adminAuth: provideAdminAuth({
      auth,
      user: services.service(createUserService),
      store: createDashboardSessionStore(vault, window.localStorage, now, exclusively),
      exclusively,
      clearTraces: async () => {
        await client.clear().finally(() => clearBrowserTraces(window));
      },
    }),
    msal: provideMsal({ client }),
    socialSignIn: provideSocialSignIn({ auth, interact }),
    takeRedirect: createTakeRedirect(() => takePendingRedirect(window, () => auth.providers())),
  };
}
