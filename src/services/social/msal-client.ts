import type { Configuration, IPublicClientApplication } from '@azure/msal-browser';
import type { SocialProviderSettings } from '#contract/calls/schemas/social-providers.ts';
import { logInFailures } from '#contract/words/en/organiser/account/log-in-failures.ts';

export type MsalClient = {
  /** One shared promise; a failure is not cached, so that the next call retries. */
  initialise(settings: SocialProviderSettings): Promise<void>;
  /** The id token of a returned redirect, or null. */
  takeRedirect(): Promise<string | null>;
  /** Redirects. */
  signIn(): Promise<void>;
  /** Removes every account from this browser. */
  clear(): Promise<void>;
};

export const msalMessages = {
  notConfigured: logInFailures.microsoftNotConfigured,
  unreachable: logInFailures.microsoftUnreachable,
  initialisation: logInFailures.microsoftInitialisation,
};

const scopes = ['openid', 'profile', 'email'];
const cacheRetentionDays = 5;

const fallbackOrigin = 'http://localhost:3000';

/** The redirect URI: the site's origin, with a default for a page without one. */
export function redirectAddress(origin: string): string {
  return /^https?:\/\//.test(origin) ? origin : fallbackOrigin;
}

/** Work-or-school sign-in by redirect to the site's own origin. */
export function createMsalClient(origin: string): MsalClient {
  let shared: Promise<IPublicClientApplication> | null = null;

  async function create(settings: SocialProviderSettings): Promise<IPublicClientApplication> {
    const { createStandardPublicClientApplication } = await import('@azure/msal-browser');
    return createStandardPublicClientApplication(configurationOf(settings, origin));
  }

  function instance(): Promise<IPublicClientApplication> {
    return shared ?? Promise.reject(new Error(msalMessages.initialisation));
  }

  return {
    async initialise(settings) {
      shared ??= create(settings);
      try {
        await shared;
      } catch (cause) {
        shared = null;
        throw new Error(msalMessages.initialisation, { cause });
      }
    },
    async takeRedirect() {
      const client = await instance();
      const answer = await client.handleRedirectPromise({ navigateToLoginRequestUrl: false });
      if (!answer) return null;
      client.setActiveAccount(answer.account);
      return answer.idToken;
    },
    async signIn() {
      const client = await instance();
      await client
        .loginRedirect({ scopes, prompt: 'select_account' })
        .catch((cause: unknown) => Promise.reject(new Error(msalMessages.unreachable, { cause })));
    },
    async clear() {
      if (shared) await (await shared).clearCache();
    },
  };
}

/** The configuration of MSAL: any tenant by default, tokens in local storage for five days. */
export function configurationOf(settings: SocialProviderSettings, origin: string): Configuration {
  return {
    auth: {
      clientId: settings.client_id,
      authority: settings.authority ?? 'https://login.microsoftonline.com/common',
      redirectUri: redirectAddress(origin),
      knownAuthorities: settings.known_authorities ?? [],
      OIDCOptions: { defaultScopes: scopes },
    },
    cache: { cacheLocation: 'localStorage', cacheRetentionDays },
    system: { protocolMode: settings.protocol_mode === 'OIDC' ? 'OIDC' : 'AAD' },
  };
}
