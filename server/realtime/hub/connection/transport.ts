import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { action, type ErrorInfo, type ProtocolMessage } from '../protocol.ts';
import { textFrame } from './text-frame.ts';

/** Sockets written to in this tick: the first frame leaves at once, the others together at the tick's end. */
export class FlushQueue {
  #dirty: Transport[] = [];
  #scheduled = false;

  add(transport: Transport): void {
    this.#dirty.push(transport);
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#scheduled = false;
    const transports = this.#dirty;
    this.#dirty = [];
    for (const transport of transports) transport.flush();
  }
}

/** After a mass resend over a bad line one frame for all would be lost as a whole. */
const mostAcksInAFrame = 100;

interface PendingAck {
  first: number;
  count: number;
  serials: (string | null)[][];
}

/** One client's socket. Frames are written to it ready-made; `ws` only reads and closes. */
export class Transport {
  readonly #socket: Duplex;
  readonly #ws: WebSocket;
  readonly #queue: FlushQueue;
  readonly #outboundBytes: number;
  readonly #onSlow: () => void;
  #dirty = false;
  #acks: PendingAck | undefined;
  open = true;
  wroteInInterval = false;
  receivedInInterval = true;
  silentIntervals = 0;

  constructor(given: {
    socket: Duplex;
    ws: WebSocket;
    queue: FlushQueue;
    outboundBytes: number;
    onSlow: () => void;
  }) {
    this.#socket = given.socket;
    this.#ws = given.ws;
    this.#queue = given.queue;
    this.#outboundBytes = given.outboundBytes;
    this.#onSlow = given.onSlow;
  }

  write(frame: Buffer): void {
    if (!this.open) return;
    this.wroteInInterval = true;
    this.#socket.write(frame);
    this.#touch();
  }

  send(message: ProtocolMessage): void {
    this.write(textFrame(JSON.stringify(message)));
  }

  /** Acknowledges one publish; neighbours of one tick become one frame. */
  ack(msgSerial: number, serials: (string | null)[]): void {
    if (!this.open) return;
    this.#touch();
    const acks = this.#acks;
    if (acks && acks.first + acks.count === msgSerial && acks.count < mostAcksInAFrame) {
      acks.count += 1;
      acks.serials.push(serials);
      return;
    }
    this.#sendAcks();
    this.#acks = { first: msgSerial, count: 1, serials: [serials] };
  }

  /** Refuses one publish, after the acknowledgements that came before it. */
  nack(msgSerial: number, error: ErrorInfo): void {
    if (!this.open) return;
    this.#sendAcks();
    this.send({ action: action.nack, msgSerial, count: 1, error });
  }

  flush(): void {
    if (!this.#dirty) return;
    this.#sendAcks();
    this.#dirty = false;
    this.#socket.uncork();
    if (this.open && this.#socket.writableLength > this.#outboundBytes) {
      this.#onSlow();
      this.destroy();
    }
  }

  /** Sends what waits, a last message, and closes politely. */
  end(last?: ProtocolMessage, code = 1000): void {
    if (!this.open) return;
    if (last) this.send(last);
    this.flush();
    this.open = false;
    this.#ws.close(code);
  }

  destroy(): void {
    this.open = false;
    this.#ws.terminate();
  }

  get drained(): boolean {
    return this.#socket.destroyed || this.#socket.writableLength === 0;
  }

  #touch(): void {
    if (this.#dirty) return;
    this.#dirty = true;
    this.#socket.cork();
    this.#queue.add(this);
  }

  #sendAcks(): void {
    const acks = this.#acks;
    if (!acks) return;
    this.#acks = undefined;
    this.send({
      action: action.ack,
      msgSerial: acks.first,
      count: acks.count,
      res: acks.serials.map((serials) => ({ serials })),
    });
  }
}
