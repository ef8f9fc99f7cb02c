import type { ScriptLoader } from './script-loader.ts';
import type { SocialInteraction, SocialOutcome } from './social-outcome.ts';

type FacebookSdk = {
  init(options: { appId: string; version: string; cookie: boolean }): void;
  login(
    onAnswer: (answer: { authResponse?: { accessToken: string } | null }) => void,
    options: { scope: string },
  ): void;
};

const defaults = { script: 'https://connect.facebook.net/en_US/sdk.js', version: 'v25.0' };

/** Returns a user access token; the server verifies its user and app with Facebook. */
export function createFacebookSignIn(loadScript: ScriptLoader): SocialInteraction {
  return async ({ client_id, script_url = defaults.script, api_version = defaults.version }) => {
    await loadScript(script_url, () => facebookSdk() !== undefined);
    const sdk = facebookSdk();
    if (!sdk) throw new Error('Facebook sign-in is not there');
    sdk.init({ appId: client_id, version: api_version, cookie: false });
    return new Promise<SocialOutcome>((resolve) => {
      sdk.login(
        ({ authResponse }) =>
          resolve(authResponse ? { kind: 'token', token: authResponse.accessToken } : { kind: 'dismissed' }),
        { scope: 'email,public_profile' },
      );
    });
  };
}

function facebookSdk(): FacebookSdk | undefined {
  return (window as { FB?: FacebookSdk }).FB;
}
