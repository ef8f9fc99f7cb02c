import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LADDER } from './playlists.ts';

export const FPS = 30;
export const SEGMENT_SECONDS = 2;

/** `coarser` is added to each rung's CRF, for pictures that are dear in bits. */
export type EncodeOptions = { draft: boolean; coarser: number };

/** One ffmpeg that takes JPEG frames and writes all three rungs; one encoder thread each, so the bytes repeat. */
export async function encode(
  folder: string,
  wav: string,
  frames: AsyncIterable<Buffer>,
  options: EncodeOptions,
): Promise<void> {
  for (const { name } of LADDER) await mkdir(join(folder, name), { recursive: true });
  const ffmpeg = spawn('ffmpeg', commandLine(folder, wav, options), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    ffmpeg.on('error', () => reject(new Error('Rendering needs ffmpeg: apt-get install -y ffmpeg.')));
    ffmpeg.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  ended.catch(() => undefined);
  ffmpeg.stdin.on('error', () => undefined);
  for await (const frame of frames) {
    if (ffmpeg.exitCode !== null) break;
    if (!ffmpeg.stdin.write(frame)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended]);
  }
  ffmpeg.stdin.end();
  await ended;
}

function commandLine(folder: string, wav: string, { draft, coarser }: EncodeOptions): string[] {
  const [, middle, low] = LADDER;
  const colour = 'in_range=full:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709';
  const filter = [
    `[0:v]scale=${colour}:flags=accurate_rnd,format=yuv420p,split=3[v0][a][b]`,
    `[a]scale=${middle.width}:${middle.height}:flags=lanczos[v1]`,
    `[b]scale=${low.width}:${low.height}:flags=lanczos[v2]`,
  ].join(';');
  const input = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(FPS), '-i', 'pipe:0', '-i', wav];
  const outputs = LADDER.flatMap((rung, index) => [
    ...['-map', `[v${index}]`, '-map', '1:a', '-c:v', 'libx264', '-preset', draft ? 'ultrafast' : 'medium'],
    ...[
      '-threads',
      '1',
      '-profile:v',
      'high',
      '-level',
      '3.1',
      '-crf',
      String(rung.crf + coarser),
      '-bf',
      '0',
    ],
    ...[
      '-g',
      String(FPS * SEGMENT_SECONDS),
      '-keyint_min',
      String(FPS * SEGMENT_SECONDS),
      '-sc_threshold',
      '0',
    ],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ...[
      '-c:a',
      'aac',
      '-b:a',
      rung.audio,
      '-ar',
      '48000',
      '-ac',
      '2',
      '-flags',
      '+bitexact',
      '-fflags',
      '+bitexact',
    ],
    ...[
      '-f',
      'hls',
      '-hls_time',
      String(SEGMENT_SECONDS),
      '-hls_playlist_type',
      'vod',
      '-hls_segment_type',
      'fmp4',
    ],
    ...['-hls_flags', 'independent_segments', '-hls_fmp4_init_filename', 'init.mp4'],
    ...[
      '-hls_segment_filename',
      join(folder, rung.name, 'segment-%03d.m4s'),
      join(folder, rung.name, 'media.m3u8'),
    ],
  ]);
  return [
    '-v',
    'error',
    '-y',
    '-filter_threads',
    '1',
    '-filter_complex_threads',
    '1',
    ...input,
    '-filter_complex',
    filter,
    ...outputs,
  ];
}
