import type { Config } from './config/config.ts';
import { roomKindOf } from './config/room-server-config.ts';

/** The active features, one a line, for the start of the server; never a password or a key. */
export function startReport(config: Config): string[] {
  const line = (name: string, what: string) => `  ${name.padEnd(16)}${what}`;
  return [
    line('Address', addressOf(config)),
    line(
      'Database',
      config.databaseUrl ? `PostgreSQL at ${hostOf(config.databaseUrl)}` : `embedded, in ${config.dataDir}`,
    ),
    line('Mail', mailOf(config)),
    line('Operator', operatorOf(config)),
    line('Realtime', realtimeOf(config)),
    line('Video rooms', roomsOf(config)),
    line('Payment', paymentOf(config)),
    line('Sign-in', ['password', ...Object.keys(config.social)].join(', ')),
    ...debugPagesOf(config).map((where) => line('Debug pages', where)),
  ];
}

function addressOf({ publicUrl, host, port, trustProxy }: Config): string {
  return `${publicUrl}, listening on ${host}:${port}${trustProxy ? ' behind a proxy' : ''}`;
}

function mailOf({ mail, smtpUrl, mailFrom, outbox, publicUrl }: Config): string {
  if (mail === 'off') return 'off: no mail is sent';
  if (smtpUrl) return `by SMTP at ${hostOf(smtpUrl)}, from ${mailFrom}`;
  return outbox === 'off' ? 'kept in the database only' : `not sent; read them at ${publicUrl}/outbox`;
}

function operatorOf({ contactEmail, mail }: Config): string {
  if (!contactEmail)
    return 'not notified: set CONTACT_EMAIL to receive orders, messages and problems by email';
  return mail === 'off' ? `${contactEmail}, not notified while email is off` : `mailed at ${contactEmail}`;
}

function realtimeOf({ ablyApiKey, redisUrl }: Config): string {
  if (ablyApiKey) return 'hosted by Ably';
  return redisUrl
    ? `embedded; shared with other nodes through Redis at ${hostOf(redisUrl)}`
    : 'embedded, this process only';
}

function paymentOf({ stripe, shop, production }: Config): string {
  if (shop.problem !== null) return `off: ${shop.problem}`;
  if (stripe) return 'card (Stripe) and invoice';
  return production ? 'invoice only' : 'test checkout (no money moves), and invoice';
}

const roomServers = { livekit: 'LiveKit', janus: 'Janus' } as const;

function roomsOf({ rooms, iceServers, turnSecret }: Config): string {
  const way =
    rooms.engine === 'mesh'
      ? 'browser to browser'
      : `${roomServers[rooms.engine]} at ${hostOf(rooms.url)}, up to ${roomKindOf({ rooms }).faces} at a table`;
  if (iceServers.length === 0) return `${way}, without STUN or TURN`;
  return `${way}, with ${turnSecret ? 'TURN' : 'STUN'}`;
}

function debugPagesOf({ site, production, publicUrl }: Config): string[] {
  if (site.debugPages) return [`at ${publicUrl}/debug/experience`];
  return production ? [] : ['come with `npm run dev`'];
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'the configured address';
}
