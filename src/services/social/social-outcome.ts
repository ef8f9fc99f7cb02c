import type { SocialProviderSettings } from '#contract/calls/schemas/social-providers.ts';

/** A token to be verified, a page that is about to be left, or a person who closed the window. */
export type SocialOutcome = { kind: 'token'; token: string } | { kind: 'leaving' } | { kind: 'dismissed' };

export type SocialInteraction = (settings: SocialProviderSettings) => Promise<SocialOutcome>;
