import { SocialVerifyRequest, TokenAnswer } from '#contract/calls/schemas/identity.ts';
import { SocialProvidersAnswer } from '#contract/calls/schemas/social-providers.ts';
import type { Config } from '../../config.ts';
import { fieldProblem } from '../../http/api-problem.ts';
import type { App, AppPlugin } from '../../http/app-type.ts';
import type { Throttle } from '../../http/throttle.ts';
import { socialProviderSettings } from './social-provider-settings.ts';
import { providerNames, type SocialSignIn } from './social-sign-in.ts';

const aMinuteMs = 60_000;

interface SocialServices {
  config: Config;
  socialSignIn: SocialSignIn;
  throttle: Throttle;
}

export function socialRoutes({ config, socialSignIn, throttle }: SocialServices): AppPlugin {
  return (app: App) => {
    app.get('/api/auth/providers', { schema: { response: { 200: SocialProvidersAnswer } } }, async () => ({
      providers: socialProviderSettings(config),
    }));

    for (const provider of Object.keys(providerNames))
      app.post(
        `/api/auth/${provider}/verify`,
        { schema: { body: SocialVerifyRequest, response: { 200: TokenAnswer } } },
        async ({ body, ip }) => {
          if (body.provider !== provider) throw fieldProblem('provider', 'The selected provider is invalid.');
          return throttle.failures('social sign-in', ip, 20, aMinuteMs, () => socialSignIn.verify(body));
        },
      );
  };
}
