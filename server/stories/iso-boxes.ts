/** One box of the ISO base media file format (ISO/IEC 14496-12), with its head. */
export interface Box {
  type: string;
  bytes: Buffer;
}

export const headBytes = 8;

/** The boxes that `bytes` consist of, in order; none where they are no boxes. */
export function boxesOf(bytes: Buffer): Box[] {
  const found: Box[] = [];
  let at = 0;
  while (at + headBytes <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size < headBytes || at + size > bytes.length) return [];
    const type = bytes.toString('latin1', at + 4, at + headBytes);
    found.push({ type, bytes: bytes.subarray(at, at + size) });
    at += size;
  }
  return found;
}

/** The boxes within a box that holds nothing else. */
export const childrenOf = ({ bytes }: Box): Box[] => boxesOf(bytes.subarray(headBytes));

/** A box of a type over given contents. */
export function boxOver(type: string, parts: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(headBytes + parts.reduce((sum, { length }) => sum + length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
}

/** The first box on a way down from `box`, one type a step. */
export function boxBelow(box: Box, ...types: string[]): Box | undefined {
  return types.reduce<Box | undefined>(
    (parent, type) => parent && childrenOf(parent).find((child) => child.type === type),
    box,
  );
}

/** The flags of a full box. */
export const flagsOf = ({ bytes }: Box): number => bytes.readUInt32BE(headBytes) & 0xff_ff_ff;
