import type { SocialInteraction } from './social-outcome.ts';

export type LinkedinDeps = {
  storage: Storage;
  origin: string;
  leave(href: string): void;
};

const stateKey = 'linkedin_auth_state';
const defaultAuthorizeUrl = 'https://www.linkedin.com/oauth/v2/authorization';

/** Leaves for LinkedIn; the code that comes back with the address is exchanged by the server. */
export function createLinkedinSignIn({ storage, origin, leave }: LinkedinDeps): SocialInteraction {
  return async ({ client_id, authorize_url = defaultAuthorizeUrl, redirect_uri = `${origin}/login` }) => {
    const state = crypto.randomUUID();
    storage.setItem(stateKey, state);
    const query = { response_type: 'code', client_id, redirect_uri, state, scope: 'openid profile email' };
    leave(`${authorize_url}?${new URLSearchParams(query)}`);
    return { kind: 'leaving' };
  };
}

/** The code in the address that LinkedIn sent a person back to; null where the state is not the one sent out. */
export function takeLinkedinCode(search: string, storage: Storage): string | null {
  const params = new URLSearchParams(search);
  const code = params.get('code');
  const sent = storage.getItem(stateKey);
  if (code === null || sent === null || params.get('state') !== sent) return null;
  storage.removeItem(stateKey);
  return code;
}
