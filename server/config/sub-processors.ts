import type { SubProcessor } from '#contract/calls/schemas/site.ts';
import type { Config } from './config.ts';
import { isLoopbackHost } from './outbox-access.ts';

type Known = Pick<SubProcessor, 'name' | 'seat'>;

const ably: Known = { name: 'Ably Realtime Ltd', seat: 'GB' };
const intercom: Known = { name: 'Intercom, Inc.', seat: 'US' };
const livekit: Known = { name: 'LiveKit, Inc.', seat: 'US' };
const sentry: Known = { name: 'Functional Software, Inc. (Sentry)', seat: 'US' };
const stripe: Known = { name: 'Stripe, Inc.', seat: 'US' };
const logIns = {
  google: { name: 'Google LLC', seat: 'US' },
  facebook: { name: 'Meta Platforms, Inc. (Facebook)', seat: 'US' },
  linkedin: { name: 'LinkedIn Corporation', seat: 'US' },
  microsoft: { name: 'Microsoft Corporation', seat: 'US' },
} as const satisfies Record<keyof Config['social'], Known>;

/** `turn:turn.example:3478?transport=udp` has no slashes, so no URL parser finds its host. */
const iceHost = (url: string): string => /^\w+:(\[[^\]]+\]|[^:?]+)/.exec(url)?.[1] ?? url;

const hostOf = (url: string): string => new URL(url).hostname;

/** Of a service at an address: nobody's where it is this machine, a known company's where the name is theirs. */
function at(host: string, domains: readonly string[] = [], known?: Known): Known[] {
  if (isLoopbackHost(host)) return [];
  const isTheirs = domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  return [known && isTheirs ? known : { name: host, seat: null }];
}

function messages({ ablyApiKey, ablyEndpoint }: Config): Known[] {
  if (ablyApiKey === null) return [];
  return ablyEndpoint === null
    ? [ably]
    : at(hostOf(ablyEndpoint), ['ably.io', 'ably.com', 'ably.net', 'ably-realtime.com'], ably);
}

function payment({ stripe: keys }: Config): Known[] {
  if (keys === null) return [];
  return keys.apiUrl === null ? [stripe] : at(hostOf(keys.apiUrl), ['stripe.com'], stripe);
}

const byKind: Record<SubProcessor['kind'], (config: Config) => Known[]> = {
  mail: ({ mail, smtpUrl }) => (mail === 'off' || smtpUrl === null ? [] : at(hostOf(smtpUrl))),
  messages,
  payment,
  tax: ({ taxCheckUrl }) => (taxCheckUrl === null ? [] : at(hostOf(taxCheckUrl))),
  login: ({ social }) => Object.keys(social).map((provider) => logIns[provider as keyof typeof logIns]),
  support: ({ site }) => (site.supportAppId === '' ? [] : [intercom]),
  errors: ({ site }) =>
    site.errorReportingDsn === '' ? [] : at(hostOf(site.errorReportingDsn), ['sentry.io'], sentry),
  media: ({ rooms }) => (rooms.engine === 'mesh' ? [] : at(hostOf(rooms.url), ['livekit.cloud'], livekit)),
  relay: ({ iceServers }) => iceServers.flatMap(({ urls }) => urls).flatMap((url) => at(iceHost(url))),
};

/** The outside services that this configuration connects, each once. What runs on this machine is none. */
export function subProcessors(config: Config): SubProcessor[] {
  return (Object.keys(byKind) as SubProcessor['kind'][]).flatMap((kind) => {
    const found = new Map(byKind[kind](config).map((known) => [known.name, known]));
    return [...found.values()].map((known) => ({ kind, ...known }));
  });
}
