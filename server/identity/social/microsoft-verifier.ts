import type { Clock } from '../../clock.ts';
import type { SocialProviderConfig } from '../../config/config.ts';
import { createIdTokenVerifier, type IdToken, textClaim } from './id-token-verifier.ts';
import { invalidToken, type SocialVerifier, splitName } from './social-identity.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const tenantPlace = '{tenantid}';

/**
 * The id token of MSAL. With a template issuer any tenant may sign in, so the issuer must name the token's own
 * tenant and the subject is tenant and object id; the email claim is not proof of anything unless `xms_edov` says so.
 */
export function createMicrosoftVerifier(config: SocialProviderConfig, clock: Clock): SocialVerifier {
  const { clientId: audience, issuer, jwksUrl = '' } = config;
  const manyTenants = issuer.includes(tenantPlace);
  const verify = createIdTokenVerifier({ jwksUrl, audience, ...(manyTenants ? {} : { issuer }) }, clock);

  function subjectOf(claims: IdToken): string {
    if (!manyTenants) return claims.sub;
    const { tid, oid, iss } = claims;
    if (typeof tid !== 'string' || !uuid.test(tid) || typeof oid !== 'string') throw invalidToken();
    if (iss !== issuer.replace(tenantPlace, tid)) throw invalidToken();
    return `${tid}.${oid}`;
  }

  return async (token) => {
    const claims = await verify(token);
    return {
      subject: subjectOf(claims),
      email: textClaim(claims.email) ?? textClaim(claims.preferred_username),
      emailVerified: manyTenants
        ? claims.xms_edov === true || claims.xms_edov === 'true'
        : claims.email_verified === true,
      ...splitName(claims.given_name, claims.family_name, claims.name),
      spends: { token, expiresAt: claims.exp },
    };
  };
}
