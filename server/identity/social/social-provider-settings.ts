import type { SocialProviderSettings } from '#contract/calls/schemas/social-providers.ts';
import type { Config, SocialProviderConfig } from '../../config/config.ts';

/** Where LinkedIn sends people back to; the browser and the exchange of the code must name the same. */
export function linkedinRedirectUri({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}/login`;
}

/** The configured providers, without their secrets. */
export function socialProviderSettings(config: Config): SocialProviderSettings[] {
  const { google, microsoft, linkedin, facebook } = config.social;
  return [
    ...(google ? [{ id: 'google' as const, client_id: google.clientId, script_url: google.scriptUrl }] : []),
    ...(microsoft ? [microsoftSettings(microsoft)] : []),
    ...(linkedin
      ? [
          {
            id: 'linkedin' as const,
            client_id: linkedin.clientId,
            authorize_url: linkedin.authorizeUrl,
            redirect_uri: linkedinRedirectUri(config),
          },
        ]
      : []),
    ...(facebook
      ? [
          {
            id: 'facebook' as const,
            client_id: facebook.clientId,
            script_url: facebook.scriptUrl,
            api_version: /v\d+\.\d+$/.exec(facebook.graphUrl ?? '')?.[0],
          },
        ]
      : []),
  ];
}

/** An issuer without a tenant placeholder is a plain OpenID provider, which MSAL has to know. */
function microsoftSettings({ clientId, issuer }: SocialProviderConfig): SocialProviderSettings {
  const shared = { id: 'microsoft' as const, client_id: clientId };
  if (issuer.includes('{tenantid}'))
    return { ...shared, authority: `${new URL(issuer).origin}/common`, protocol_mode: 'AAD' };
  const known_authorities = [new URL(issuer).host];
  return { ...shared, authority: issuer, known_authorities, protocol_mode: 'OIDC' };
}
