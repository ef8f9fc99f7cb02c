import type { PriceList } from '#contract/calls/schemas/orders.ts';
import { type SiteSettings, siteSettingsOf } from '#contract/rules/pages/site-settings.ts';

/** Browser configuration, read from the page. */
export interface Environment extends SiteSettings {
  /** The prices with which the page was prerendered; null without them. */
  prices: PriceList | null;
}

export const readEnvironment = (page: Document): Environment => ({
  ...siteSettingsOf(page),
  prices: JSON.parse(page.getElementById('prices')?.textContent || 'null'),
});
