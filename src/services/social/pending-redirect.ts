import type { SocialProviderSettings } from '#contract/calls/schemas/social-providers.ts';
import { type LinkedinAnswer, takeLinkedinAnswer } from './linkedin-sign-in.ts';

/** True while a redirect to Microsoft is pending in this tab; only then does the start load MSAL. */
function isMsalRedirectPending(storage: Storage): boolean {
  return storage.getItem('msal.interaction.status') !== null;
}

/** The result of a redirect to a provider. */
export type PendingRedirect = {
  linkedin: LinkedinAnswer | null;
  /** Null without a pending redirect to Microsoft in this tab. */
  microsoft: { settings: SocialProviderSettings | null } | null;
};

/** Removes LinkedIn's response from the address, and reads Microsoft's settings only if a redirect is pending. */
export async function takePendingRedirect(
  window: Window,
  fetchProviders: () => Promise<{ providers: readonly SocialProviderSettings[] }>,
): Promise<PendingRedirect> {
  const linkedin = takeLinkedinAnswer(window.location.search, window.sessionStorage);
  if (linkedin) window.history.replaceState(null, '', '/login');
  if (!isMsalRedirectPending(window.sessionStorage)) return { linkedin, microsoft: null };
  const { providers } = await fetchProviders().catch(() => ({ providers: [] }));
  const settings = providers.find(({ id }) => id === 'microsoft') ?? null;
  return { linkedin, microsoft: { settings } };
}
