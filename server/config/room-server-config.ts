import type { RoomKind } from '#contract/calls/schemas/room-access.ts';
import { facesCarriedBy } from '#contract/rules/sessions/room-engines.ts';
import { address, ConfigError, type Environment, needed, text } from './environment.ts';
import { isLoopbackHost } from './outbox-access.ts';

export interface LivekitConfig {
  engine: 'livekit';
  url: string;
  apiKey: string;
  apiSecret: string;
}

export interface JanusConfig {
  engine: 'janus';
  url: string;
  /** `admin_key` of the VideoRoom plugin. */
  adminKey: string;
  /** `token_auth_secret` of the core, where it asks for tokens. */
  tokenSecret: string | null;
}

/** The media server of the teams' rooms; `mesh` for none. */
export type RoomServerConfig = { engine: 'mesh' } | LivekitConfig | JanusConfig;

/** What a browser has to know of it before it enters a room. */
export const roomKindOf = ({ rooms }: { rooms: RoomServerConfig }): RoomKind => ({
  engine: rooms.engine,
  faces: facesCarriedBy[rooms.engine],
});

function serverAddress(env: Environment, name: string, publicUrl: string): string | null {
  const url = address(env, name, ['wss', 'ws']);
  if (url === null) return null;
  const { protocol, hostname } = new URL(url);
  if (publicUrl.startsWith('https:') && protocol !== 'wss:' && !isLoopbackHost(hostname))
    throw new ConfigError(`${name} must begin with wss:// where PUBLIC_URL begins with https://`);
  return url;
}

/** At most one of the media servers, with everything that it needs. */
export function readRoomServer(env: Environment, publicUrl: string): RoomServerConfig {
  const livekit = serverAddress(env, 'LIVEKIT_URL', publicUrl);
  const janus = serverAddress(env, 'JANUS_URL', publicUrl);
  if (livekit !== null && janus !== null)
    throw new ConfigError('LIVEKIT_URL and JANUS_URL are two servers for one room: set one of them');
  if (livekit !== null)
    return {
      engine: 'livekit',
      url: livekit,
      apiKey: needed(env, 'LIVEKIT_API_KEY', 'LIVEKIT_URL'),
      apiSecret: needed(env, 'LIVEKIT_API_SECRET', 'LIVEKIT_URL'),
    };
  if (janus !== null)
    return {
      engine: 'janus',
      url: janus,
      adminKey: needed(env, 'JANUS_ADMIN_KEY', 'JANUS_URL'),
      tokenSecret: text(env, 'JANUS_TOKEN_SECRET'),
    };
  return { engine: 'mesh' };
}
