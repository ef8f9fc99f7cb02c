/** Client frames (masked with zeros, which RFC 6455 allows to no attacker's gain on a loopback line). */
export function clientFrame(payload: Buffer, opcode: 1 | 2 | 10): Buffer {
  const header = payload.length < 126 ? 2 : 4;
  const frame = Buffer.alloc(header + 4 + payload.length);
  frame[0] = 0x80 | opcode;
  if (header === 2) frame[1] = 0x80 | payload.length;
  else {
    frame[1] = 0x80 | 126;
    frame.writeUInt16BE(payload.length, 2);
  }
  payload.copy(frame, header + 4);
  return frame;
}

export type OnFrame = (bytes: Buffer, start: number, end: number, opcode: number) => void;

/** Calls back with each whole frame's place in `bytes`; answers where the first incomplete one begins. */
export function readFrames(bytes: Buffer, length: number, onFrame: OnFrame): number {
  let at = 0;
  while (length - at >= 2) {
    let size = (bytes[at + 1] ?? 0) & 0x7f;
    let start = at + 2;
    if (size === 126) {
      start = at + 4;
      if (length < start) break;
      size = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    } else if (size === 127) {
      start = at + 10;
      if (length < start) break;
      size = Number(bytes.readBigUInt64BE(at + 2));
    }
    if (length < start + size) break;
    onFrame(bytes, start, start + size, (bytes[at] ?? 0) & 0x0f);
    at = start + size;
  }
  return at;
}
