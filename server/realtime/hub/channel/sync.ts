import type { Connection } from '../connection/connection.ts';
import { flag } from '../protocol.ts';
import type { Channel } from './channel.ts';

export const seesMembers = (channel: Channel, modes: number): boolean =>
  (modes & flag.presenceSubscribe) !== 0 && channel.presence.size > 0;

/** The whole presence set, to one connection. */
export function sendSync(channel: Channel, connection: Connection): void {
  for (const frame of channel.syncFrames()) connection.transport?.write(frame);
}
