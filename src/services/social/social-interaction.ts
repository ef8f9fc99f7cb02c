import type { SocialProvider } from '#contract/calls/schemas/identity.ts';
import { createFacebookSignIn } from './facebook-sign-in.ts';
import { createGoogleSignIn } from './google-sign-in.ts';
import { createLinkedinSignIn, type LinkedinDeps } from './linkedin-sign-in.ts';
import type { ScriptLoader } from './script-loader.ts';
import type { SocialInteraction } from './social-outcome.ts';

/** Signs in with any provider but Microsoft; rejects if the provider cannot be reached. */
export function createSocialInteraction(deps: {
  loadScript: ScriptLoader;
  linkedin: LinkedinDeps;
}): SocialInteraction {
  const interactions: Record<Exclude<SocialProvider, 'microsoft'>, SocialInteraction> = {
    google: createGoogleSignIn(deps.loadScript),
    facebook: createFacebookSignIn(deps.loadScript),
    linkedin: createLinkedinSignIn(deps.linkedin),
  };
  return async (settings) =>
    settings.id === 'microsoft' ? { kind: 'dismissed' } : interactions[settings.id](settings);
}
