import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const end = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
const ofStillPicture = new Set(['PLTE', 'tRNS', 'IDAT']);
const channelsOf = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);
const depths = new Set([1, 2, 4, 8, 16]);

interface Chunk {
  type: string;
  data: Buffer;
  whole: Buffer;
}

/**
 * A PNG with nothing but its one picture, for a decoder that trusts what it is given: it would look for the end of a
 * text that has none, and unpack every frame of an animation at full size. Null for what is no sound PNG, and where its
 * pixels are more than it states.
 */
export async function plainPng(bytes: Uint8Array): Promise<Buffer | null> {
  const [header, ...others] = chunksOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const statedBytes = header && bytesOfPixels(header);
  if (!header || !statedBytes) return null;
  const kept = others.filter(({ type }) => ofStillPicture.has(type));
  const packed = kept.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const isSound = await promisify(inflate)(Buffer.concat(packed), { maxOutputLength: statedBytes }).then(
    () => true,
    () => false,
  );
  return isSound ? Buffer.concat([signature, header.whole, ...kept.map(({ whole }) => whole), end]) : null;
}

function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (next > bytes.length) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: bytes.subarray(at + 8, next - 4), whole: bytes.subarray(at, next) });
    at = next;
  }
  return chunks;
}

/** What the pixels may take, with the rows that an interlaced picture adds; 0 where the header is none. */
function bytesOfPixels({ type, data }: Chunk): number {
  if (type !== 'IHDR' || data.length !== 13) return 0;
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth = 0, color = -1, compression, filter, interlace = 2] = data.subarray(8);
  const channels = channelsOf.get(color) ?? 0;
  const isKnown = depths.has(depth) && compression === 0 && filter === 0 && interlace < 2;
  if (!isKnown || channels === 0 || width === 0 || height === 0) return 0;
  return 2 * (Math.ceil((width * channels * depth) / 8) + 1) * height;
}
