import type { PriceList } from '#contract/calls/schemas/orders.ts';
import { unknownSiteAddress } from '#contract/rules/site-documents.ts';
import { defaultSharedClientId } from '#contract/messages/realtime-channels.ts';

declare const __REQUIRE_BUSINESS_EMAIL__: boolean;

/** Browser configuration, fixed at build time. Every value may be empty; what it switches is then off. */
export type Environment = {
  apiBaseUrl: string;
  adminUrl: string;
  supportAppId: string;
  /** A public Ably key with its fixed client id instead of tokens; null: tokens. */
  realtime: { fixedKey: { key: string; clientId: string } | null; fixedEndpoint: string };
  errorReportingDsn: string;
  redirectHosts: readonly string[];
  debugPages: boolean;
  /** Says before submit what the server says anyway (USER_011); off where the build was made with the rule off. */
  requireBusinessEmail: boolean;
  /** Origin of the site's public address; this browser's own where the page does not say. */
  siteAddress: string;
  /** What the page was prerendered with; null where it was not, or shows none. */
  prices: PriceList | null;
};

export function readEnvironment(document?: Document): Environment {
  const values = import.meta.env;
  return {
    apiBaseUrl: text(values.VITE_API_BASE_URL),
    adminUrl: text(values.VITE_ADMIN_URL),
    supportAppId: text(values.VITE_SUPPORT_APP_ID),
    realtime: {
      fixedKey: fixedKey(text(values.VITE_ABLY_KEY), text(values.VITE_ABLY_CLIENT_ID)),
      fixedEndpoint: text(values.VITE_ABLY_ENDPOINT),
    },
    errorReportingDsn: text(values.VITE_SENTRY_DSN),
    redirectHosts: text(values.VITE_REDIRECT_HOSTS).split(',').map(trim).filter(Boolean),
    debugPages: values.DEV === true || values.VITE_DEBUG_PAGES === '1',
    requireBusinessEmail: __REQUIRE_BUSINESS_EMAIL__,
    siteAddress: siteAddress(document),
    prices: JSON.parse(document?.getElementById('prices')?.textContent || 'null') as PriceList | null,
  };
}

function siteAddress(document: Document | undefined): string {
  const told = document?.querySelector<HTMLMetaElement>('meta[name="site-address"]')?.content;
  const isTold = told !== undefined && told !== unknownSiteAddress;
  return isTold ? told : (document?.location.origin ?? unknownSiteAddress);
}

function fixedKey(key: string, clientId: string) {
  return key === '' ? null : { key, clientId: clientId || defaultSharedClientId };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function trim(value: string): string {
  return value.trim();
}
