import type { SocialProvider } from '#contract/calls/schemas/identity.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import { createFacebookVerifier } from './facebook-verifier.ts';
import { createGoogleVerifier } from './google-verifier.ts';
import { createLinkedinVerifier } from './linkedin-verifier.ts';
import { createMicrosoftVerifier } from './microsoft-verifier.ts';
import type { SocialVerifier } from './social-identity.ts';
import { linkedinRedirectUri } from './social-provider-settings.ts';

export type SocialVerifiers = Partial<Record<SocialProvider, SocialVerifier>>;

/** One for each provider that is configured. */
export function createSocialVerifiers(config: Config, clock: Clock): SocialVerifiers {
  const { google, microsoft, linkedin, facebook } = config.social;
  return {
    ...(google && { google: createGoogleVerifier(google, clock) }),
    ...(microsoft && { microsoft: createMicrosoftVerifier(microsoft, clock) }),
    ...(linkedin && { linkedin: createLinkedinVerifier(linkedin, clock, linkedinRedirectUri(config)) }),
    ...(facebook && { facebook: createFacebookVerifier(facebook) }),
  };
}
