import type { SocialInteraction } from './social-outcome.ts';

export type LinkedinDeps = {
  storage: Storage;
  origin: string;
  leave(href: string): void;
};

const stateKey = 'linkedin_auth_state';
const defaultAuthorizeUrl = 'https://www.linkedin.com/oauth/v2/authorization';

/** Redirects to LinkedIn; the server exchanges the returned code. */
export function createLinkedinSignIn({ storage, origin, leave }: LinkedinDeps): SocialInteraction {
  return async ({ client_id, authorize_url = defaultAuthorizeUrl, redirect_uri = `${origin}/login` }) => {
    const state = crypto.randomUUID();
    storage.setItem(stateKey, state);
    const query = { response_type: 'code', client_id, redirect_uri, state, scope: 'openid profile email' };
    leave(`${authorize_url}?${new URLSearchParams(query)}`);
    return { kind: 'leaving' };
  };
}

export type LinkedinAnswer = { kind: 'code'; code: string } | { kind: 'refused' };

/** The result of a redirect from LinkedIn; null if its state does not match. */
export function takeLinkedinAnswer(search: string, storage: Storage): LinkedinAnswer | null {
  const params = new URLSearchParams(search);
  const sent = storage.getItem(stateKey);
  if (sent === null || params.get('state') !== sent) return null;
  storage.removeItem(stateKey);
  const code = params.get('code');
  return code === null ? { kind: 'refused' } : { kind: 'code', code };
}
