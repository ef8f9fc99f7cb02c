import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import path from 'node:path';
import { defaultSharedClientId } from '#contract/messages/realtime-channels.ts';
import { ConfigError, type Environment, flag, integer, list, text } from './environment.ts';
import { type OutboxAccess, readOutboxAccess } from './mail/outbox-access.ts';
import { readRedirects } from './redirect-rules.ts';

export interface SocialProviderConfig {
  clientId: string;
  clientSecret?: string;
  issuer: string;
  jwksUrl?: string;
  tokenUrl?: string;
  authorizeUrl?: string;
  graphUrl?: string;
  /** The provider's own script, loaded by the browser on demand. */
  scriptUrl?: string;
}

export interface Config {
  production: boolean;
  demo: boolean;
  port: number;
  host: string;
  /** The origin people open, without a trailing slash; links in mails start with it. */
  publicUrl: string;
  /** Where other nodes of the same product reach this one. */
  nodeUrl: string;
  /** Other names than those of `publicUrl` and `nodeUrl` that may be asked for; with none, any. */
  allowedHosts: string[];
  dataDir: string;
  databaseUrl: string | null;
  /** Signs links, CSRF tokens and awards. Kept in the database when it is not given. */
  appSecret: string | null;
  ablyApiKey: string | null;
  /** Origin of the hosted service when not at Ably's usual hosts. */
  ablyEndpoint: string | null;
  /** The one client id of all browsers, where they connect with a public key (VITE_ABLY_KEY) and not by tokens. */
  ablySharedClientId: string | null;
  redisUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  outbox: OutboxAccess;
  /** Is told of every message that comes by the contact form. */
  contactEmail: string | null;
  /** Paths of ours and where their visitors are sent. */
  redirects: Readonly<Record<string, string>>;
  welcomeCredits: number;
  seatsPerCredit: number;
  requireBusinessEmail: boolean;
  trustProxy: boolean;
  logLevel: string;
  sentryDsn: string | null;
  /** The browser loads the support chat; the server only lets it, by the content policy. */
  hasSupportChat: boolean;
  iceServers: { urls: string[]; username?: string; credential?: string }[];
  turnSecret: string | null;
  /** Sessions run this many times faster than the story's own clock; 1 outside rehearsals and tests. */
  storyClockRate: number;
  social: Partial<Record<'google' | 'facebook' | 'linkedin' | 'microsoft', SocialProviderConfig>>;
}

function needed(env: Environment, name: string, beside: string): string {
  const value = text(env, name);
  if (!value) throw new ConfigError(`${name} must be set beside ${beside}`);
  return value;
}

function social(env: Environment): Config['social'] {
  const found: Config['social'] = {};
  const google = text(env, 'GOOGLE_CLIENT_ID');
  if (google)
    found.google = {
      clientId: google,
      issuer: text(env, 'GOOGLE_ISSUER') ?? 'https://accounts.google.com',
      jwksUrl: text(env, 'GOOGLE_JWKS_URL') ?? 'https://www.googleapis.com/oauth2/v3/certs',
      scriptUrl: text(env, 'GOOGLE_SCRIPT_URL') ?? 'https://accounts.google.com/gsi/client',
    };
  const microsoft = text(env, 'MICROSOFT_CLIENT_ID');
  if (microsoft)
    found.microsoft = {
      clientId: microsoft,
      issuer: text(env, 'MICROSOFT_ISSUER') ?? 'https://login.microsoftonline.com/{tenantid}/v2.0',
      jwksUrl:
        text(env, 'MICROSOFT_JWKS_URL') ?? 'https://login.microsoftonline.com/common/discovery/v2.0/keys',
    };
  const linkedin = text(env, 'LINKEDIN_CLIENT_ID');
  if (linkedin)
    found.linkedin = {
      clientId: linkedin,
      clientSecret: needed(env, 'LINKEDIN_CLIENT_SECRET', 'LINKEDIN_CLIENT_ID'),
      issuer: text(env, 'LINKEDIN_ISSUER') ?? 'https://www.linkedin.com/oauth',
      jwksUrl: text(env, 'LINKEDIN_JWKS_URL') ?? 'https://www.linkedin.com/oauth/openid/jwks',
      tokenUrl: text(env, 'LINKEDIN_TOKEN_URL') ?? 'https://www.linkedin.com/oauth/v2/accessToken',
      authorizeUrl: text(env, 'LINKEDIN_AUTHORIZE_URL') ?? 'https://www.linkedin.com/oauth/v2/authorization',
    };
  const facebook = text(env, 'FACEBOOK_APP_ID');
  if (facebook)
    found.facebook = {
      clientId: facebook,
      clientSecret: needed(env, 'FACEBOOK_APP_SECRET', 'FACEBOOK_APP_ID'),
      issuer: 'https://www.facebook.com',
      graphUrl: text(env, 'FACEBOOK_GRAPH_URL') ?? 'https://graph.facebook.com/v25.0',
      scriptUrl: text(env, 'FACEBOOK_SCRIPT_URL') ?? 'https://connect.facebook.net/en_US/sdk.js',
    };
  return found;
}

function ably(env: Environment): Pick<Config, 'ablyApiKey' | 'ablyEndpoint' | 'ablySharedClientId'> {
  const ablyApiKey = text(env, 'ABLY_API_KEY');
  const browserKey = text(env, 'VITE_ABLY_KEY');
  if (browserKey && browserKey.split('.')[0] !== ablyApiKey?.split('.')[0])
    throw new ConfigError('VITE_ABLY_KEY needs ABLY_API_KEY, a key of the same Ably app for the server');
  const endpoint = text(env, 'ABLY_ENDPOINT');
  if (endpoint && !URL.canParse(endpoint))
    throw new ConfigError(
      `ABLY_ENDPOINT must be an address such as https://rt.example.com, not "${endpoint}"`,
    );
  return {
    ablyApiKey,
    ablyEndpoint: endpoint && new URL(endpoint).origin,
    ablySharedClientId: browserKey && (text(env, 'VITE_ABLY_CLIENT_ID') ?? defaultSharedClientId),
  };
}

function contactEmail(env: Environment): string | null {
  const address = text(env, 'CONTACT_EMAIL');
  if (address && !/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(address))
    throw new ConfigError(`CONTACT_EMAIL must be one address, not "${address}"`);
  return address;
}

/** Reads the environment once. Throws with the variable's name and what it must be. */
export function parseConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
  const port = integer(env, 'PORT', 3000);
  const appSecret = text(env, 'APP_SECRET');
  if (production && !appSecret)
    throw new ConfigError(
      `APP_SECRET must be set in production, for example to ${randomBytes(32).toString('base64url')}`,
    );
  if (appSecret && appSecret.length < 32)
    throw new ConfigError('APP_SECRET must have at least 32 characters');
  const demo = flag(env, 'DEMO', !production);
  if (production && demo) throw new ConfigError('DEMO=1 is refused in production');
  const publicUrl = (text(env, 'PUBLIC_URL') ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const smtpUrl = text(env, 'SMTP_URL');
  const stun = list(env, 'STUN_URLS');
  const turn = list(env, 'TURN_URLS');
  return {
    production,
    demo,
    port,
    host: text(env, 'HOST') ?? '0.0.0.0',
    publicUrl,
    nodeUrl: text(env, 'NODE_URL') ?? `http://${hostname()}:${port}`,
    allowedHosts: list(env, 'ALLOWED_HOSTS'),
    dataDir: path.resolve(text(env, 'DATA_DIR') ?? 'data'),
    databaseUrl: text(env, 'DATABASE_URL'),
    appSecret,
    ...ably(env),
    redisUrl: text(env, 'REDIS_URL'),
    smtpUrl,
    mailFrom: text(env, 'MAIL_FROM') ?? 'Muster <no-reply@muster.example>',
    outbox: readOutboxAccess(env, { production, smtpUrl, publicUrl }),
    contactEmail: contactEmail(env),
    redirects: readRedirects(env, publicUrl),
    welcomeCredits: integer(env, 'WELCOME_CREDITS', 1),
    seatsPerCredit: integer(env, 'SEATS_PER_CREDIT', 30),
    requireBusinessEmail: flag(env, 'REQUIRE_BUSINESS_EMAIL', true),
    trustProxy: flag(env, 'TRUST_PROXY', false),
    logLevel: text(env, 'LOG_LEVEL') ?? (production ? 'info' : 'warn'),
    sentryDsn: text(env, 'VITE_SENTRY_DSN'),
    hasSupportChat: text(env, 'VITE_SUPPORT_APP_ID') !== null,
    iceServers: [...(stun.length > 0 ? [{ urls: stun }] : []), ...(turn.length > 0 ? [{ urls: turn }] : [])],
    turnSecret: turn.length > 0 ? needed(env, 'TURN_SECRET', 'TURN_URLS') : null,
    storyClockRate: Math.max(1, integer(env, 'STORY_CLOCK_RATE', 1)),
    social: social(env),
  };
}
