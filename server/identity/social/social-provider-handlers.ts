import { socialProviderSpec } from '#contract/calls/schemas/social-providers.ts';
import { socialProviderCalls } from '#contract/calls/social-providers.ts';
import type { Config } from '../../config/config.ts';
import { handleCalls } from '../../http/calls/handle-calls.ts';
import { socialProviderSettings } from './social-provider-settings.ts';

export const socialProviderHandlers = ({ config }: { config: Config }) =>
  handleCalls(socialProviderCalls, socialProviderSpec, {
    list: () => ({ providers: socialProviderSettings(config) }),
  });
