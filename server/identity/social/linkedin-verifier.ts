import type { Clock } from '../../clock.ts';
import type { SocialProviderConfig } from '../../config/config.ts';
import { createIdTokenVerifier, textClaim } from './id-token-verifier.ts';
import { askProvider } from './provider-request.ts';
import { invalidToken, type SocialVerifier, splitName } from './social-identity.ts';

/** An authorisation code, which the server exchanges; LinkedIn refuses a code that was used before. */
export function createLinkedinVerifier(
  config: SocialProviderConfig,
  clock: Clock,
  redirectUri: string,
): SocialVerifier {
  const { clientId, clientSecret = '', issuer, jwksUrl = '', tokenUrl = '' } = config;
  const verify = createIdTokenVerifier({ jwksUrl, audience: clientId, issuer }, clock);

  async function exchange(code: string): Promise<string> {
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
    const { id_token } = await askProvider(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ ...form, client_id: clientId, client_secret: clientSecret }),
    });
    if (typeof id_token !== 'string') throw invalidToken();
    return id_token;
  }

  return async (code) => {
    const token = await exchange(code);
    const claims = await verify(token);
    return {
      subject: claims.sub,
      email: textClaim(claims.email),
      emailVerified: claims.email_verified === true || claims.email_verified === 'true',
      ...splitName(claims.given_name, claims.family_name, claims.name),
      spends: { token, expiresAt: claims.exp },
    };
  };
}
