import type { ScriptLoader } from './script-loader.ts';
import type { SocialInteraction, SocialOutcome } from './social-outcome.ts';

type GoogleNotice = {
  isNotDisplayed?(): boolean;
  isSkippedMoment?(): boolean;
  isDismissedMoment?(): boolean;
  getDismissedReason?(): string;
};
type GoogleAccounts = {
  id: {
    initialize(options: {
      client_id: string;
      nonce: string;
      callback(answer: { credential: string }): void;
    }): void;
    prompt(onNotice: (notice: GoogleNotice) => void): void;
  };
};

const defaultScript = 'https://accounts.google.com/gsi/client';

/** Google Identity Services: returns an id token, whose nonce must match the request's. */
export function createGoogleSignIn(loadScript: ScriptLoader): SocialInteraction {
  return async ({ client_id, script_url = defaultScript }) => {
    await loadScript(script_url, () => googleAccounts() !== undefined);
    const accounts = googleAccounts();
    if (!accounts) throw new Error('Google sign-in is not there');
    const nonce = crypto.randomUUID();
    return new Promise<SocialOutcome>((resolve, reject) => {
      accounts.id.initialize({
        client_id,
        nonce,
        callback: ({ credential }) => {
          if (nonceOf(credential) === nonce) resolve({ kind: 'token', token: credential });
          else reject(new Error('Google answered another request'));
        },
      });
      accounts.id.prompt((notice) => {
        if (wasDismissed(notice)) resolve({ kind: 'dismissed' });
      });
    });
  };
}

/** Google also reports a prompt as dismissed after it has returned a credential. */
function wasDismissed(notice: GoogleNotice): boolean {
  if (notice.isNotDisplayed?.() || notice.isSkippedMoment?.()) return true;
  return notice.isDismissedMoment?.() === true && notice.getDismissedReason?.() !== 'credential_returned';
}

function googleAccounts(): GoogleAccounts | undefined {
  const { google } = window as { google?: { accounts?: GoogleAccounts } };
  return google?.accounts?.id ? google.accounts : undefined;
}

function nonceOf(idToken: string): unknown {
  const payload = idToken.split('.')[1] ?? '';
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return typeof claims === 'object' && claims !== null && 'nonce' in claims ? claims.nonce : undefined;
}
