import { createHmac } from 'node:crypto';
import type { SocialProviderConfig } from '../../config/config.ts';
import { textClaim } from './id-token-verifier.ts';
import { askProvider } from './provider-request.ts';
import { invalidToken, type SocialVerifier, splitName } from './social-identity.ts';

/** A user access token. Without the check of `app_id` any other app's token would sign in here. */
export function createFacebookVerifier(config: SocialProviderConfig): SocialVerifier {
  const { clientId, clientSecret = '', graphUrl = '' } = config;

  async function userIdOf(token: string): Promise<string> {
    const query = new URLSearchParams({ input_token: token, access_token: `${clientId}|${clientSecret}` });
    const answer = await askProvider(`${graphUrl}/debug_token?${query}`);
    const { is_valid, app_id, type, user_id } = (answer.data ?? {}) as Record<string, unknown>;
    const accepted = is_valid === true && String(app_id) === clientId && type === 'USER';
    if (!accepted || typeof user_id !== 'string') throw invalidToken();
    return user_id;
  }

  return async (token) => {
    const userId = await userIdOf(token);
    const proof = createHmac('sha256', clientSecret).update(token).digest('hex');
    const query = new URLSearchParams({
      fields: 'id,first_name,last_name,name,email',
      access_token: token,
      appsecret_proof: proof,
    });
    const me = await askProvider(`${graphUrl}/me?${query}`);
    if (me.id !== userId) throw invalidToken();
    return {
      subject: userId,
      email: textClaim(me.email),
      emailVerified: false,
      ...splitName(me.first_name, me.last_name, me.name),
    };
  };
}
