import type { SocialProviderSettings } from '#contract/calls/schemas/social-providers.ts';
import { type LinkedinAnswer, takeLinkedinAnswer } from './linkedin-sign-in.ts';
import { isMsalRedirectPending } from './msal-redirect.ts';

/** What a redirect to a provider has just brought back. */
export type PendingRedirect = {
  linkedin: LinkedinAnswer | null;
  /** Null where no redirect to Microsoft is under way in this tab. */
  microsoft: { settings: SocialProviderSettings | null } | null;
};

/** Takes LinkedIn's answer out of the address, and looks up Microsoft's settings only where a redirect is pending. */
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
