import { defaultSharedClientId } from '#contract/messages/realtime-channels.ts';
import type { SiteSettings } from '#contract/rules/pages/site-settings.ts';
import { address, ConfigError, type Environment, flag, list, origin, text } from './environment.ts';

/** Reads the configuration that the site's pages carry. Throws with the variable's name and what it must be. */
export function readSiteSettings(env: Environment, { demo }: { demo: boolean }): SiteSettings {
  const key = ablyKey(env, 'VITE_ABLY_KEY');
  const clientId = text(env, 'VITE_ABLY_CLIENT_ID') ?? defaultSharedClientId;
  return {
    siteAddress: origin(env, 'PUBLIC_URL') ?? '',
    apiBaseUrl: origin(env, 'VITE_API_BASE_URL') ?? '',
    adminUrl: web(env, 'VITE_ADMIN_URL') ?? '',
    supportAppId: text(env, 'VITE_SUPPORT_APP_ID') ?? '',
    realtime: {
      fixedKey: key === null ? null : { key, clientId },
      fixedEndpoint: origin(env, 'VITE_ABLY_ENDPOINT') ?? '',
    },
    errorReportingDsn: web(env, 'VITE_SENTRY_DSN') ?? '',
    redirectHosts: list(env, 'VITE_REDIRECT_HOSTS'),
    debugPages: flag(env, 'VITE_DEBUG_PAGES', demo),
    requireBusinessEmail: flag(env, 'REQUIRE_BUSINESS_EMAIL', true),
  };
}

export const web = (env: Environment, name: string) => address(env, name, ['https', 'http']);

export function ablyKey(env: Environment, name: string): string | null {
  const key = text(env, name);
  if (key !== null && !/^[\w-]+\.[\w-]+:\S+$/.test(key))
    throw new ConfigError(`${name} must be a key of Ably such as appId.keyId:secret`);
  return key;
}
