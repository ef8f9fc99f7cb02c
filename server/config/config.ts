import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import type { SiteSettings } from '#contract/rules/pages/site-settings.ts';
import type { SocialProvider } from '#contract/words/provider-names.ts';
import {
  address,
  choice,
  ConfigError,
  type Environment,
  flag,
  integer,
  list,
  needed,
  origin,
  text,
} from './environment.ts';
import { parseMailAddress } from './mail-address.ts';
import { isLoopbackHost, type OutboxAccess, readOutboxAccess } from './outbox-access.ts';
import { readShop, type ShopConfig } from './shop.ts';
import { givenEnvironment } from './given-environment.ts';
import { type Operator, readOperator } from './operator.ts';
import { readRedirects } from './redirect-rules.ts';
import { readRoomServer, type RoomServerConfig } from './room-server-config.ts';
import { ablyKey, readSiteSettings, web } from './site-settings.ts';

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
  /** Other names than those of `publicUrl` and `nodeUrl` that requests may name; with none, any. */
  allowedHosts: string[];
  dataDir: string;
  databaseUrl: string | null;
  /** PostgreSQL is used although `dataDir` holds an embedded database. */
  ignoreDataDir: boolean;
  /** Signs links, CSRF tokens and awards. Kept in the database when it is not given. */
  appSecret: string | null;
  /** Secrets before it, whose signatures are still accepted. */
  formerAppSecrets: string[];
  ablyApiKey: string | null;
  /** Origin of the hosted service when not at Ably's usual hosts. */
  ablyEndpoint: string | null;
  /** The one client id of all browsers, where they connect with a public key (VITE_ABLY_KEY) and not by tokens. */
  ablySharedClientId: string | null;
  redisUrl: string | null;
  /** Off: mails are written down and closed as not sent. */
  mail: 'on' | 'off';
  smtpUrl: string | null;
  mailFrom: string;
  outbox: OutboxAccess;
  /** The operator's, for contact messages, invoice orders, unexpected payments and closed companies. */
  contactEmail: string | null;
  /** Paths of ours and where their visitors are sent. */
  redirects: Readonly<Record<string, string>>;
  welcomeCredits: number;
  requireBusinessEmail: boolean;
  /** `invited`: companies are made by the operator, accounts by their owners' invitations; `closed`: neither is. */
  signUp: 'open' | 'invited' | 'closed';
  /** Domains of addresses that sign up; none: any. */
  signUpDomains: string[];
  /** How long a PostgreSQL or Redis that does not answer yet is waited for. */
  databaseWaitMs: number;
  trustProxy: boolean;
  /** Port for Prometheus; null: none. */
  metrics: { port: number; host: string } | null;
  /** Where traces are sent by OTLP; null: nowhere. */
  tracesUrl: string | null;
  /** How long a server that is shutting down is not ready and still serves, in ms. */
  drainMs: number;
  logLevel: string;
  /** What the site's pages carry of it. */
  site: SiteSettings;
  iceServers: { urls: string[]; username?: string; credential?: string }[];
  turnSecret: string | null;
  rooms: RoomServerConfig;
  /** Card payment; null without keys. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string | null } | null;
  /** Of the register that tax numbers are checked by; null: none. */
  taxCheckUrl: string | null;
  shop: ShopConfig;
  /** Named in contracts; null where its name or address is not set. */
  operator: Operator | null;
  /** Sessions run this many times faster than the story's own clock; 1 outside rehearsals and tests. */
  storyClockRate: number;
  /** Companies' identity providers and domains may be in private networks. */
  privateProviders: boolean;
  /** Name servers that are asked for the proofs of domains; none: the machine's own. */
  dnsServers: string[];
  social: Partial<Record<SocialProvider, SocialProviderConfig>>;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const addressForm = /^[^\s@,;<>"]+@[^\s@,;<>"]+$/;

function hostOf(env: Environment, name: string, fallback: string): string {
  const host = text(env, name) ?? fallback;
  if (!/^[\w.:-]+$/.test(host))
    throw new ConfigError(`${name} must be an address of this machine such as 127.0.0.1, not "${host}"`);
  return host;
}

function metricsOf(env: Environment, port: number): Config['metrics'] {
  const own = integer(env, 'METRICS_PORT', 0, { most: 65_535 });
  const host = hostOf(env, 'METRICS_HOST', '127.0.0.1');
  if (own === 0) return null;
  if (own === port) throw new ConfigError('METRICS_PORT must be another port than PORT');
  return { port: own, host };
}

/** The variable of OpenTelemetry's exporters, with the path that they add to it. */
function tracesUrlOf(env: Environment): string | null {
  const endpoint = web(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  return endpoint && `${endpoint.replace(/\/$/, '')}/v1/traces`;
}

function social(env: Environment): Config['social'] {
  const found: Config['social'] = {};
  const google = text(env, 'GOOGLE_CLIENT_ID');
  if (google)
    found.google = {
      clientId: google,
      issuer: web(env, 'GOOGLE_ISSUER') ?? 'https://accounts.google.com',
      jwksUrl: web(env, 'GOOGLE_JWKS_URL') ?? 'https://www.googleapis.com/oauth2/v3/certs',
      scriptUrl: web(env, 'GOOGLE_SCRIPT_URL') ?? 'https://accounts.google.com/gsi/client',
    };
  const microsoft = text(env, 'MICROSOFT_CLIENT_ID');
  if (microsoft)
    found.microsoft = {
      clientId: microsoft,
      issuer: web(env, 'MICROSOFT_ISSUER') ?? 'https://login.microsoftonline.com/{tenantid}/v2.0',
      jwksUrl:
        web(env, 'MICROSOFT_JWKS_URL') ?? 'https://login.microsoftonline.com/common/discovery/v2.0/keys',
    };
  const linkedin = text(env, 'LINKEDIN_CLIENT_ID');
  if (linkedin)
    found.linkedin = {
      clientId: linkedin,
      clientSecret: needed(env, 'LINKEDIN_CLIENT_SECRET', 'LINKEDIN_CLIENT_ID'),
      issuer: web(env, 'LINKEDIN_ISSUER') ?? 'https://www.linkedin.com/oauth',
      jwksUrl: web(env, 'LINKEDIN_JWKS_URL') ?? 'https://www.linkedin.com/oauth/openid/jwks',
      tokenUrl: web(env, 'LINKEDIN_TOKEN_URL') ?? 'https://www.linkedin.com/oauth/v2/accessToken',
      authorizeUrl: web(env, 'LINKEDIN_AUTHORIZE_URL') ?? 'https://www.linkedin.com/oauth/v2/authorization',
    };
  const facebook = text(env, 'FACEBOOK_APP_ID');
  if (facebook)
    found.facebook = {
      clientId: facebook,
      clientSecret: needed(env, 'FACEBOOK_APP_SECRET', 'FACEBOOK_APP_ID'),
      issuer: 'https://www.facebook.com',
      graphUrl: web(env, 'FACEBOOK_GRAPH_URL') ?? 'https://graph.facebook.com/v25.0',
      scriptUrl: web(env, 'FACEBOOK_SCRIPT_URL') ?? 'https://connect.facebook.net/en_US/sdk.js',
    };
  return found;
}

function ably(
  env: Environment,
  { fixedKey }: SiteSettings['realtime'],
): Pick<Config, 'ablyApiKey' | 'ablyEndpoint' | 'ablySharedClientId'> {
  const ablyApiKey = ablyKey(env, 'ABLY_API_KEY');
  if (fixedKey && fixedKey.key.split('.')[0] !== ablyApiKey?.split('.')[0])
    throw new ConfigError('VITE_ABLY_KEY needs ABLY_API_KEY, a key of the same Ably app for the server');
  const endpoint = text(env, 'ABLY_ENDPOINT');
  if (endpoint && !URL.canParse(endpoint))
    throw new ConfigError(
      `ABLY_ENDPOINT must be an address such as https://rt.example.com, not "${endpoint}"`,
    );
  return {
    ablyApiKey,
    ablyEndpoint: endpoint && new URL(endpoint).origin,
    ablySharedClientId: fixedKey?.clientId ?? null,
  };
}

function stripe(env: Environment): Config['stripe'] {
  const secretKey = text(env, 'STRIPE_SECRET_KEY');
  if (secretKey === null) return null;
  const apiUrl = text(env, 'STRIPE_API_URL');
  if (apiUrl !== null && !URL.canParse(apiUrl))
    throw new ConfigError(
      `STRIPE_API_URL must be an address such as http://127.0.0.1:12111, not "${apiUrl}"`,
    );
  return { secretKey, webhookSecret: needed(env, 'STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'), apiUrl };
}

function contactEmail(env: Environment): string | null {
  const address = text(env, 'CONTACT_EMAIL');
  if (address && !addressForm.test(address))
    throw new ConfigError(`CONTACT_EMAIL must be one address, not "${address}"`);
  return address;
}

function mailFrom(env: Environment): string {
  const sender = text(env, 'MAIL_FROM') ?? 'Muster <no-reply@muster.example>';
  const { name, address } = parseMailAddress(sender);
  if (/\p{Cc}/u.test(name) || !addressForm.test(address))
    throw new ConfigError(`MAIL_FROM must be an address or Name <address>, not "${sender}"`);
  return sender;
}

function servers(env: Environment, name: string, form: RegExp, example: string): string[] {
  const urls = list(env, name);
  const wrong = urls.find((url) => !form.test(url));
  if (wrong !== undefined)
    throw new ConfigError(
      `${name} must be a comma-separated list of addresses such as ${example}; "${wrong}" is not one`,
    );
  return urls;
}

function dnsServersOf(env: Environment): string[] {
  const given = list(env, 'DNS_SERVERS');
  const wrong = given.find((server) => {
    const [, six, four] = /^(?:\[([\da-f:.]+)\]|([\d.]+))(?::\d{1,5})?$/i.exec(server) ?? [];
    return isIP(six ?? four ?? '') === 0;
  });
  if (wrong !== undefined)
    throw new ConfigError(
      `DNS_SERVERS must be a comma-separated list of addresses such as 9.9.9.9 or [2620:fe::fe]:53; "${wrong}" is not one`,
    );
  return given;
}

function secretOf(env: Environment, production: boolean): string | null {
  const appSecret = text(env, 'APP_SECRET');
  if (production && !appSecret)
    throw new ConfigError(
      `APP_SECRET must be set in production, for example to ${randomBytes(32).toString('base64url')}`,
    );
  if (appSecret && appSecret.length < 32)
    throw new ConfigError('APP_SECRET must have at least 32 characters');
  return appSecret;
}

function formerSecretsOf(env: Environment): string[] {
  const former = list(env, 'FORMER_APP_SECRETS');
  if (former.some((secret) => secret.length < 32))
    throw new ConfigError(
      'FORMER_APP_SECRETS must be secrets of at least 32 characters, separated by commas',
    );
  return former;
}

/** Cookies and links of a production site travel by https, but for one that only this machine opens. */
function publicUrlOf(env: Environment, port: number, production: boolean): string {
  const publicUrl = origin(env, 'PUBLIC_URL');
  if (publicUrl === null && production)
    throw new ConfigError('PUBLIC_URL must be set in production, to the https address that people open');
  const { protocol, hostname: host } = new URL(publicUrl ?? `http://localhost:${port}`);
  if (production && protocol !== 'https:' && !isLoopbackHost(host))
    throw new ConfigError(`PUBLIC_URL must begin with https:// in production, not "${publicUrl}"`);
  return publicUrl ?? `http://localhost:${port}`;
}

function mailOf(env: Environment, production: boolean): Pick<Config, 'mail' | 'smtpUrl' | 'mailFrom'> {
  const mail = choice(env, 'SEND_MAIL', ['on', 'off'], 'on');
  const smtpUrl = address(env, 'SMTP_URL', ['smtp', 'smtps']);
  if (production && mail === 'on' && smtpUrl === null)
    throw new ConfigError(
      'SMTP_URL must be set in production. If no email should be sent, set SEND_MAIL=off',
    );
  return { mail, smtpUrl, mailFrom: mailFrom(env) };
}

/** Reads the environment once. Throws with the variable's name and what it must be. */
export function parseConfig(given: Environment): Config {
  const { env, refuseNearMisses } = givenEnvironment(given);
  const config = readConfig(env);
  refuseNearMisses();
  return config;
}

function readConfig(env: Environment): Config {
  const mode = choice(env, 'NODE_ENV', ['production', 'development', 'test'], 'development');
  const production = mode === 'production';
  const port = integer(env, 'PORT', 3000, { least: 1, most: 65_535 });
  const demo = flag(env, 'DEMO', !production);
  if (production && demo) throw new ConfigError('DEMO=1 is refused in production');
  const appSecret = secretOf(env, production);
  const publicUrl = publicUrlOf(env, port, production);
  const mail = mailOf(env, production);
  const site = { ...readSiteSettings(env, { demo }), siteAddress: new URL(publicUrl).origin };
  const stun = servers(env, 'STUN_URLS', /^stuns?:[^\s/]+$/, 'stun:stun.example:3478');
  const turn = servers(env, 'TURN_URLS', /^turns?:[^\s/]+$/, 'turn:turn.example:3478');
  return {
    production,
    demo,
    port,
    host: hostOf(env, 'HOST', '0.0.0.0'),
    publicUrl,
    nodeUrl: origin(env, 'NODE_URL') ?? `http://${hostname()}:${port}`,
    allowedHosts: list(env, 'ALLOWED_HOSTS'),
    dataDir: path.resolve(text(env, 'DATA_DIR') ?? 'data'),
    databaseUrl: address(env, 'DATABASE_URL', ['postgres', 'postgresql']),
    ignoreDataDir: flag(env, 'IGNORE_DATA_DIR', false),
    appSecret,
    formerAppSecrets: formerSecretsOf(env),
    ...ably(env, site.realtime),
    redisUrl: address(env, 'REDIS_URL', ['redis', 'rediss']),
    ...mail,
    outbox: readOutboxAccess(env, { production, smtpUrl: mail.smtpUrl, publicUrl }),
    contactEmail: contactEmail(env),
    redirects: readRedirects(env, publicUrl),
    welcomeCredits: integer(env, 'WELCOME_CREDITS', 1),
    signUp: choice(env, 'SIGN_UP', ['open', 'invited', 'closed'], 'open'),
    signUpDomains: list(env, 'SIGN_UP_DOMAINS').map((domain) => domain.toLowerCase().replace(/^@/, '')),
    databaseWaitMs: 1000 * integer(env, 'DATABASE_WAIT_S', 30, { most: 3600 }),
    requireBusinessEmail: site.requireBusinessEmail,
    trustProxy: flag(env, 'TRUST_PROXY', false),
    metrics: metricsOf(env, port),
    tracesUrl: tracesUrlOf(env),
    drainMs: integer(env, 'DRAIN_MS', 0, { most: 600_000 }),
    logLevel: choice(env, 'LOG_LEVEL', logLevels, production ? 'info' : 'warn'),
    site,
    iceServers: [...(stun.length > 0 ? [{ urls: stun }] : []), ...(turn.length > 0 ? [{ urls: turn }] : [])],
    turnSecret: turn.length > 0 ? needed(env, 'TURN_SECRET', 'TURN_URLS') : null,
    rooms: readRoomServer(env, publicUrl),
    stripe: stripe(env),
    taxCheckUrl: web(env, 'TAX_CHECK_URL')?.replace(/\/$/, '') ?? null,
    shop: readShop(env, production),
    operator: readOperator(env),
    storyClockRate: integer(env, 'STORY_CLOCK_RATE', 1, { least: 1, most: 1000 }),
    privateProviders: flag(env, 'PRIVATE_PROVIDERS', false),
    dnsServers: dnsServersOf(env),
    social: social(env),
  };
}
