import { waitFor } from 'xstate';
import type { Application } from './composition-root.ts';
import { takeLinkedinAnswer } from './services/social/linkedin-sign-in.ts';
import { isMsalRedirectPending } from './services/social/msal-client.ts';

/** Joins the social sign-in to the dashboard's; its secret is a random id, since there is no password. */
export function connectSocial({ actors }: Application): void {
  const { adminAuth, msal, socialSignIn } = actors;
  msal.on('redirect.returned', ({ token }) => {
    window.history.replaceState(null, '', '/login');
    socialSignIn.send({ type: 'token.returned', provider: 'microsoft', token });
  });
  socialSignIn.on('token.verified', ({ token }) =>
    adminAuth.send({ type: 'token.obtained', token, secret: { email: '', secret: randomId() } }),
  );
}

/** A redirect that has just come back is handled before the router and the guard touch the address. */
export async function handlePendingRedirect({ actors, services }: Application): Promise<void> {
  const answer = takeLinkedinAnswer(window.location.search, window.sessionStorage);
  if (answer) {
    window.history.replaceState(null, '', '/login');
    actors.socialSignIn.send(
      answer.kind === 'code'
        ? { type: 'token.returned', provider: 'linkedin', token: answer.code }
        : { type: 'signIn.refused', provider: 'linkedin' },
    );
  }
  if (!isMsalRedirectPending(window.sessionStorage)) return;
  const providers = await services.auth.providers().catch(() => ({ providers: [] }));
  const settings = providers.providers.find(({ id }) => id === 'microsoft') ?? null;
  actors.msal.send({ type: 'redirect.pending', settings });
  await waitFor(actors.msal, (snapshot) => !snapshot.hasTag('busy'));
}

function randomId(): string {
  return crypto.getRandomValues(new Uint8Array(32)).join('-');
}
