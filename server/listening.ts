import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartProblem } from './config/start-problem.ts';

interface Place {
  host: string;
  port: number;
}

const everywhere: readonly string[] = ['0.0.0.0', '::'];

/** Where the process itself reaches its server. */
export function ownOrigin({ host, port }: Place): string {
  const name = everywhere.includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Whether the port can be had, before anything else is begun: a server that cannot listen must touch no data. */
export async function assertPortFree(place: Place): Promise<void> {
  const probe = createServer();
  probe.listen(place.port, place.host);
  try {
    await once(probe, 'listening');
  } catch (cause) {
    throw listenProblem(place, cause);
  }
  probe.close();
  await once(probe, 'close');
}

/** What a failed `listen` means for the person who starts the server. */
export function listenProblem({ host, port }: Place, cause: unknown): StartProblem {
  const { code, message } = cause as NodeJS.ErrnoException;
  const sentences: Record<string, string> = {
    EADDRINUSE: `port ${port} is in use: stop what uses it, or set PORT to another`,
    EACCES: `this user may not listen on port ${port}: set PORT to 1024 or more`,
    EADDRNOTAVAIL: `${host} is not an address of this machine: set HOST to one, or leave it out`,
    ENOTFOUND: `${host} is not an address of this machine: set HOST to one, or leave it out`,
  };
  return new StartProblem(sentences[code ?? ''] ?? `port ${port} on ${host} cannot be used (${message})`, {
    cause,
  });
}
