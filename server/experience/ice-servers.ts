import { createHmac } from 'node:crypto';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import type { Config } from '../config/config.ts';

const credentialsLastS = 6 * 60 * 60;

/** TURN credentials with an expiry time, as coturn's `use-auth-secret` checks them. */
export function iceServersFor(
  config: Pick<Config, 'iceServers' | 'turnSecret'>,
  seatId: string,
  now: number,
  lastsS = credentialsLastS,
): DataPackage['ice_servers'] {
  const { iceServers, turnSecret } = config;
  if (turnSecret === null) return iceServers;
  const username = `${Math.floor(now / 1000) + lastsS}:${seatId}`;
  const credential = createHmac('sha1', turnSecret).update(username).digest('base64');
  return iceServers.map((server) =>
    server.urls.some((url) => url.startsWith('turn')) ? { ...server, username, credential } : server,
  );
}
