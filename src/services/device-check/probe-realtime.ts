import type { Environment } from '../environment.ts';
import type { ExperienceService } from '../api/experience-service.ts';
import { connectRealtime } from '../realtime/connect-realtime.ts';

const patienceMs = 10_000;

/** Opens the live connection and closes it: with the seat's token, or bare, to see whether the upgrade passes. */
export async function probeRealtime(deps: {
  seat: Pick<ExperienceService, 'realtimeToken'> | null;
  baseUrl: string;
  realtime: Environment['realtime'];
  location: Location;
}): Promise<'connected' | 'failed'> {
  const place = deps.baseUrl === '' ? deps.location : new URL(deps.baseUrl);
  if (!deps.seat && !deps.realtime.fixedKey)
    return probeSocket(`${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/`);
  const client = await connectRealtime({ ...deps.realtime, service: deps.seat, ownPlace: place });
  return new Promise((resolve) => {
    const finish = (outcome: 'connected' | 'failed') => {
      clearTimeout(timer);
      client.close();
      resolve(outcome);
    };
    const timer = setTimeout(() => finish('failed'), patienceMs);
    client.onState((state) => {
      if (state === 'connected' || state === 'failed') finish(state);
    });
    client.connect();
  });
}

/** Null if the browser itself refuses, because of a policy or extension. */
function openSocket(address: string): WebSocket | null {
  try {
    return new WebSocket(address);
  } catch {
    return null;
  }
}

function probeSocket(address: string): Promise<'connected' | 'failed'> {
  return new Promise((resolve) => {
    const socket = openSocket(address);
    if (!socket) return resolve('failed');
    const finish = (outcome: 'connected' | 'failed') => {
      clearTimeout(timer);
      socket.close();
      resolve(outcome);
    };
    const timer = setTimeout(() => finish('failed'), patienceMs);
    socket.addEventListener('open', () => finish('connected'));
    socket.addEventListener('error', () => finish('failed'));
  });
}
