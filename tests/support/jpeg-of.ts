interface Jpeg {
  width: number;
  height: number;
  channels?: number;
  depth?: number;
  frame?: number;
  before?: readonly number[];
}

/** The parts of a JPEG of that size, without pixels that would mean anything. */
export function jpegOf({ width, height, channels = 3, depth = 8, frame = 0xc0, before = [] }: Jpeg): Buffer {
  const two = (value: number) => [value >> 8, value & 255];
  const components = Array.from({ length: channels }, (_, n) => [n + 1, 0x11, 0]).flat();
  const jfif = [0xff, 0xe0, ...two(16), ...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0];
  const size = [0xff, frame, ...two(8 + components.length), depth, ...two(height), ...two(width), channels];
  const scan = [0xff, 0xda, ...two(8), 1, 1, 0, 0, 63, 0, 0x3f, 0xff, 0xd9];
  return Buffer.from([0xff, 0xd8, ...jfif, ...before, ...size, ...components, ...scan]);
}
