import { unknownSiteAddress } from '#contract/rules/pages/site-documents.ts';
import { defaultSiteSettings } from '#contract/rules/pages/site-settings.ts';
import type { Environment } from './environment.ts';

/** The environment of a site that is not served yet. */
export const unservedEnvironment: Environment = {
  ...defaultSiteSettings,
  siteAddress: unknownSiteAddress,
  prices: null,
};
