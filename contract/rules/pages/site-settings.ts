/** The public part of a server's configuration. Every page carries it as JSON, for the browser to read as it starts. */
export interface SiteSettings {
  /** Origin of the site's public address; empty: that of the page. */
  siteAddress: string;
  /** Origin of the API; empty: the page's own. */
  apiBaseUrl: string;
  /** Where /admin leads; empty: to the administration of this site. */
  adminUrl: string;
  /** Empty: no support chat. */
  supportAppId: string;
  realtime: {
    /** A public Ably key with its client id, in place of tokens; null: tokens. */
    fixedKey: { key: string; clientId: string } | null;
    /** Origin of the hosted service; empty: Ably's usual hosts. */
    fixedEndpoint: string;
  };
  /** Empty: errors are not reported. */
  errorReportingDsn: string;
  /** Hosts outside the site that a redirect may lead to. */
  redirectHosts: readonly string[];
  /** Whether the pages below /debug exist. */
  debugPages: boolean;
  /** Whether sign-up refuses addresses of free mail providers; the server refuses them with USER_011. */
  requireBusinessEmail: boolean;
}

/** Nothing outside is configured. */
export const defaultSiteSettings: SiteSettings = {
  siteAddress: '',
  apiBaseUrl: '',
  adminUrl: '',
  supportAppId: '',
  realtime: { fixedKey: null, fixedEndpoint: '' },
  errorReportingDsn: '',
  redirectHosts: [],
  debugPages: false,
  requireBusinessEmail: true,
};

const elementId = 'site-settings';

/** The page with these settings in its element for them; a page without one is unchanged. */
export const withSiteSettings = (page: string, settings: SiteSettings): string =>
  page.replace(new RegExp(`(?<=<script type="application/json" id="${elementId}">)[^<]*`), () =>
    scriptJson(settings),
  );

/** The settings of a page, which the build or the server has put in. */
export const siteSettingsOf = (page: Pick<Document, 'getElementById'>): SiteSettings =>
  JSON.parse(page.getElementById(elementId)?.textContent ?? '');

/** JSON that is safe in a script element of a page. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
