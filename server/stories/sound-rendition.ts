import { type Box, boxBelow, boxesOf, boxOver, childrenOf, flagsOf, headBytes } from './iso-boxes.ts';

const isSound = (track: Box) =>
  boxBelow(track, 'mdia', 'hdlr')?.bytes.toString('latin1', headBytes + 8, headBytes + 12) === 'soun';

function trackIdOf(track: Box): number | undefined {
  const head = boxBelow(track, 'tkhd')?.bytes;
  return head?.readUInt32BE(headBytes + 4 + (head[headBytes] === 1 ? 16 : 8));
}

/** The number of the sound's track in an fMP4 initialisation segment; undefined where it has none. */
export function soundTrackOf(init: Buffer): number | undefined {
  const movie = boxesOf(init).find(({ type }) => type === 'moov');
  const track = movie && childrenOf(movie).find((child) => child.type === 'trak' && isSound(child));
  return track && trackIdOf(track);
}

/** An fMP4 initialisation segment without any track but `track`. */
export function soundInit(init: Buffer, track: number): Buffer {
  const isKept = (box: Box) => {
    if (box.type === 'trak') return trackIdOf(box) === track;
    return box.type !== 'trex' || box.bytes.readUInt32BE(headBytes + 4) === track;
  };
  const rebuilt = (box: Box): Buffer => {
    if (box.type !== 'moov' && box.type !== 'mvex') return box.bytes;
    return boxOver(box.type, childrenOf(box).filter(isKept).map(rebuilt));
  };
  return Buffer.concat(boxesOf(init).map(rebuilt));
}

/** What every sample of a fragment weighs where its run does not say so, in bytes. */
function usualSampleBytes(header: Box): number {
  const flags = flagsOf(header);
  if (!(flags & 0x10)) return 0;
  const before = [0x1, 0x2, 0x8].reduce((sum, flag) => sum + (flags & flag ? (flag === 0x1 ? 8 : 4) : 0), 0);
  return header.bytes.readUInt32BE(headBytes + 8 + before);
}

/** Where a run's samples begin, from the fragment's first byte, and how many bytes they are. */
function extentOf(run: Box, usualBytes: number): { offset: number; length: number } {
  const flags = flagsOf(run);
  const count = run.bytes.readUInt32BE(headBytes + 4);
  const fields = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag);
  const first = headBytes + 12 + (flags & 0x4 ? 4 : 0);
  const at = fields.indexOf(0x200);
  const length =
    at < 0
      ? count * usualBytes
      : Array.from({ length: count }, (_, index) =>
          run.bytes.readUInt32BE(first + (index * fields.length + at) * 4),
        ).reduce((sum, size) => sum + size, 0);
  return { offset: run.bytes.readInt32BE(headBytes + 8), length };
}

function soundFragment(fragment: Box, following: Buffer, track: number): Buffer {
  const parts = childrenOf(fragment).filter(
    (box) => box.type !== 'traf' || boxBelow(box, 'tfhd')?.bytes.readUInt32BE(headBytes + 4) === track,
  );
  const size = headBytes + parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const samples: Buffer[] = [];
  let offset = size + headBytes;
  const moved = (run: Box, usualBytes: number): Buffer => {
    const extent = extentOf(run, usualBytes);
    const from = extent.offset - fragment.bytes.length;
    samples.push(following.subarray(from, from + extent.length));
    const bytes = Buffer.from(run.bytes);
    bytes.writeInt32BE(offset, headBytes + 8);
    offset += extent.length;
    return bytes;
  };
  const rebuilt = parts.map((part) => {
    if (part.type !== 'traf') return part.bytes;
    const children = childrenOf(part);
    const header = children.find(({ type }) => type === 'tfhd');
    const usualBytes = header ? usualSampleBytes(header) : 0;
    return boxOver(
      'traf',
      children.map((child) => (child.type === 'trun' ? moved(child, usualBytes) : child.bytes)),
    );
  });
  return Buffer.concat([boxOver('moof', rebuilt), boxOver('mdat', samples)]);
}

/**
 * An fMP4 media segment (ISO/IEC 14496-12, offsets from the fragment's own start) with the samples of `track` alone, at
 * the times they had. The index (`sidx`) is left out: its sizes would be others.
 */
export function soundSegment(segment: Buffer, track: number): Buffer {
  let at = 0;
  return Buffer.concat(
    boxesOf(segment).map((box) => {
      at += box.bytes.length;
      if (box.type === 'moof') return soundFragment(box, segment.subarray(at), track);
      return box.type === 'mdat' || box.type === 'sidx' ? Buffer.alloc(0) : box.bytes;
    }),
  );
}
