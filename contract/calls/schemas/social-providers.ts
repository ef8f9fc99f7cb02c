import { type Static, Type } from 'typebox';
import { SocialProvider } from './identity.ts';

/** What a browser needs to begin signing in with one provider; nothing in it is secret. */
export const SocialProviderSettings = Type.Object({
  id: SocialProvider,
  client_id: Type.String(),
  authority: Type.Optional(Type.String()),
  known_authorities: Type.Optional(Type.Array(Type.String())),
  protocol_mode: Type.Optional(Type.Union([Type.Literal('AAD'), Type.Literal('OIDC')])),
  script_url: Type.Optional(Type.String()),
  authorize_url: Type.Optional(Type.String()),
  redirect_uri: Type.Optional(Type.String()),
  api_version: Type.Optional(Type.String()),
});
/** Only those that are configured. */
export const SocialProvidersAnswer = Type.Object({ providers: Type.Array(SocialProviderSettings) });

export type SocialProviderSettings = Static<typeof SocialProviderSettings>;
export type SocialProvidersAnswer = Static<typeof SocialProvidersAnswer>;
