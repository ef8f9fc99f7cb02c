import type { Clock } from '../../clock.ts';
import type { SocialProviderConfig } from '../../config/config.ts';
import { createIdTokenVerifier, textClaim } from './id-token-verifier.ts';
import { invalidToken, type SocialVerifier, splitName } from './social-identity.ts';

/** The `credential` of Google Identity Services. */
export function createGoogleVerifier(config: SocialProviderConfig, clock: Clock): SocialVerifier {
  const { clientId: audience, issuer, jwksUrl = '' } = config;
  const issuers = [issuer, issuer.replace('https://', '')];
  const verify = createIdTokenVerifier({ jwksUrl, audience, issuer: issuers }, clock);
  return async (token) => {
    const claims = await verify(token);
    if (claims.azp !== undefined && claims.azp !== audience) throw invalidToken();
    return {
      subject: claims.sub,
      email: textClaim(claims.email),
      emailVerified: claims.email_verified === true,
      ...splitName(claims.given_name, claims.family_name, claims.name),
      spends: { token, expiresAt: claims.exp },
    };
  };
}
