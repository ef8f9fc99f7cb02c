import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect } from 'node:net';

const usualPorts = { turn: 3478, turns: 5349 } as const;

/** STUN's binding request (RFC 8489): type, length 0, magic cookie, transaction. */
const bindingRequest = () => Buffer.concat([Buffer.from('000100002112a442', 'hex'), randomBytes(12)]);

async function answersUdp(host: string, port: number, signal: AbortSignal): Promise<void> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  try {
    const request = bindingRequest();
    const answered = once(socket, 'message', { signal });
    socket.send(request, port, host);
    await answered;
  } finally {
    socket.close();
  }
}

async function takesTcp(host: string, port: number, signal: AbortSignal): Promise<void> {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect', { signal });
  } finally {
    socket.destroy();
  }
}

/** Resolves once the relay at a `turn:` or `turns:` address answers; rejects where it does not within `ms`. */
export function reachRelay(address: string, ms: number): Promise<void> {
  const [, scheme = 'turn', bracketed, plain, port, query = ''] =
    /^(turns?):(?:\[([^\]]+)\]|([^:?]+))(?::(\d+))?(?:\?(.*))?$/.exec(address) ?? [];
  const host = bracketed ?? plain ?? '';
  const isTcp = scheme === 'turns' || query.includes('transport=tcp');
  const at = Number(port ?? usualPorts[scheme as keyof typeof usualPorts]);
  const signal = AbortSignal.timeout(ms);
  return isTcp ? takesTcp(host, at, signal) : answersUdp(host, at, signal);
}
