import type { SocialProviderSettings } from '#contract/calls/schemas/social-providers.ts';

/** A token to verify, a redirect in progress, or a closed window. */
export type SocialOutcome = { kind: 'token'; token: string } | { kind: 'leaving' } | { kind: 'dismissed' };

export type SocialInteraction = (settings: SocialProviderSettings) => Promise<SocialOutcome>;
