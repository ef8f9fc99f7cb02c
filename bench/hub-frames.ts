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

/** Calls back with each frame's payload; answers what was left over for the next chunk. */
export function readFrames(chunk: Buffer, onPayload: (payload: Buffer, opcode: number) => void): Buffer {
  let at = 0;
  while (chunk.length - at >= 2) {
    let length = (chunk[at + 1] ?? 0) & 0x7f;
    let header = 2;
    if (length === 126) {
      if (chunk.length - at < 4) break;
      length = chunk.readUInt16BE(at + 2);
      header = 4;
    } else if (length === 127) {
      if (chunk.length - at < 10) break;
      length = Number(chunk.readBigUInt64BE(at + 2));
      header = 10;
    }
    if (chunk.length - at < header + length) break;
    onPayload(chunk.subarray(at + header, at + header + length), (chunk[at] ?? 0) & 0x0f);
    at += header + length;
  }
  return chunk.subarray(at);
}
