import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FPS, SEGMENT_SECONDS } from './encode.ts';
import { ffmpeg } from './ffmpeg.ts';
import { LADDER } from './playlists.ts';

const AUDIO = { '720p': 56, '480p': 48, '240p': 40 } as const;
const SHARE = { '720p': 0.62, '480p': 0.27, '240p': 0.11 } as const;

/** Kilobits a second of picture for each rung, so that `seconds` of film weigh `megabytes` with sound and container. */
export function bitrates(
  megabytes: number,
  seconds: number,
): Record<(typeof LADDER)[number]['name'], number> {
  const sound = LADDER.reduce((sum, { name }) => sum + AUDIO[name], 0);
  const picture = (megabytes * 8000 * 0.965) / seconds - sound;
  return {
    '720p': picture * SHARE['720p'],
    '480p': picture * SHARE['480p'],
    '240p': picture * SHARE['240p'],
  };
}

/**
 * Encodes a reel and its sound to all rungs: the first pass measures, the second spends. One thread a rung, so the
 * bytes repeat. The sound goes along in the first pass too: ffmpeg names a pass's log by the number of its stream.
 */
export async function encodeTwice(
  reel: string,
  wav: string,
  folder: string,
  rates: ReturnType<typeof bitrates>,
): Promise<void> {
  const logs = join(folder, 'passes');
  await mkdir(logs, { recursive: true });
  for (const { name } of LADDER) await mkdir(join(folder, name), { recursive: true });
  for (const pass of [1, 2] as const) await ffmpeg(commandLine(reel, wav, folder, logs, rates, pass));
  await rm(logs, { recursive: true });
}

function commandLine(
  reel: string,
  wav: string,
  folder: string,
  logs: string,
  rates: ReturnType<typeof bitrates>,
  pass: 1 | 2,
): string[] {
  const [high, middle, low] = LADDER;
  const filter = [
    '[0:v]split=3[a][b][c]',
    `[a]scale=${high.width}:${high.height},fps=${FPS},format=yuv420p[v0]`,
    `[b]scale=${middle.width}:${middle.height},fps=${FPS},format=yuv420p[v1]`,
    `[c]scale=${low.width}:${low.height},fps=${FPS},format=yuv420p[v2]`,
  ].join(';');
  const keys = String(FPS * SEGMENT_SECONDS);
  const outputs = LADDER.flatMap(({ name }, index) => [
    ...['-map', `[v${index}]`, '-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-threads', '1'],
    ...[
      '-profile:v',
      'high',
      '-level',
      '3.1',
      '-b:v',
      `${Math.round(rates[name])}k`,
      '-maxrate',
      `${Math.round(rates[name] * 2)}k`,
    ],
    ...[
      '-bufsize',
      `${Math.round(rates[name] * 4)}k`,
      '-bf',
      '0',
      '-g',
      keys,
      '-keyint_min',
      keys,
      '-sc_threshold',
      '0',
    ],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ...['-pass', String(pass), '-passlogfile', join(logs, name)],
    ...(pass === 1 ? ['-map', '1:a', '-c:a', 'copy', '-f', 'null', '-'] : hls(folder, name)),
  ]);
  return [
    '-filter_threads',
    '1',
    '-filter_complex_threads',
    '1',
    '-i',
    reel,
    '-i',
    wav,
    '-filter_complex',
    filter,
    ...outputs,
  ];
}

function hls(folder: string, name: (typeof LADDER)[number]['name']): string[] {
  return [
    ...[
      '-map',
      '1:a',
      '-c:a',
      'aac',
      '-b:a',
      `${AUDIO[name]}k`,
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
    ...['-hls_segment_filename', join(folder, name, 'segment-%03d.m4s'), join(folder, name, 'media.m3u8')],
  ];
}
