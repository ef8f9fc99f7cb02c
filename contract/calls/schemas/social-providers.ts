import { type Static, Type } from 'typebox';
import { socialProviders } from '../../words/provider-names.ts';
import type { CallSpec } from '../call.ts';
import { Choice, List, Shape, Text } from './bounded.ts';
import { SocialProvider } from './identity.ts';

const Address = Type.Optional(Text(500));

/** What a browser needs to begin signing in with one provider; nothing in it is secret. */
export const SocialProviderSettings = Shape({
  id: SocialProvider,
  client_id: Text(300),
  authority: Address,
  known_authorities: Type.Optional(List(Text(500), 10)),
  protocol_mode: Type.Optional(Choice(['AAD', 'OIDC'])),
  script_url: Address,
  authorize_url: Address,
  redirect_uri: Address,
  api_version: Type.Optional(Text(40)),
});
/** Only those that are configured. */
export const SocialProvidersAnswer = Shape({
  providers: List(SocialProviderSettings, socialProviders.length),
});

export const socialProviderSpec = {
  list: { answer: SocialProvidersAnswer },
} satisfies Record<string, CallSpec>;

export type SocialProviderSettings = Static<typeof SocialProviderSettings>;
export type SocialProvidersAnswer = Static<typeof SocialProvidersAnswer>;
