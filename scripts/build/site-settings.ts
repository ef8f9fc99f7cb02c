import type { Plugin, ResolvedConfig } from 'vite';
import { withSiteSettings } from '#contract/rules/pages/site-settings.ts';
import { readSiteSettings } from '../../server/config/site-settings.ts';

/**
 * Puts the public settings of this environment into index.html: for `npm run dev`, and for a built site that other servers
 * than Muster's deliver. Muster's server puts its own in.
 */
export function siteSettings(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'site-settings',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: (page) =>
      withSiteSettings(page, readSiteSettings({ ...config.env, ...process.env }, { demo: false })),
  };
}
