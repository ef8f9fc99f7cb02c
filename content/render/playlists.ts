import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Story } from '#contract/story/story.ts';

export type Rung = Story['rungs'][number];

export const LADDER = [
  { name: '720p', width: 1280, height: 720, crf: 27, audio: '64k' },
  { name: '480p', width: 854, height: 480, crf: 28, audio: '56k' },
  { name: '240p', width: 426, height: 240, crf: 30, audio: '48k' },
] as const;

/** Bitrates as the segments on disk have them, in bit/s, and the codecs as the init segment declares them. */
export async function measureRung(folder: string, rung: (typeof LADDER)[number]): Promise<Rung> {
  const directory = join(folder, rung.name);
  const durations = segmentSeconds(await readFile(join(directory, 'media.m3u8'), 'utf8'));
  const names = (await readdir(directory)).filter((name) => name.endsWith('.m4s')).sort();
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(directory, name))).size));
  const rates = sizes.map((size, index) => (size * 8) / (durations[index] ?? 1));
  const total = durations.reduce((sum, value) => sum + value, 0);
  const { name, width, height } = rung;
  return {
    name,
    width,
    height,
    peakBitrate: Math.ceil(Math.max(...rates)),
    averageBitrate: Math.ceil((sizes.reduce((sum, value) => sum + value, 0) * 8) / total),
    codecs: `${videoCodec(await readFile(join(directory, 'init.mp4')))},mp4a.40.2`,
  };
}

/** Length of each segment of a media playlist, in seconds. */
export function segmentSeconds(playlist: string): number[] {
  return [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map((match) => Number(match[1]));
}

function videoCodec(init: Buffer): string {
  const at = init.indexOf('avcC');
  if (at < 0) throw new Error('The init segment has no avcC box');
  return `avc1.${init.subarray(at + 5, at + 8).toString('hex')}`;
}

const NAMES: Record<string, string> = { en: 'English', de: 'Deutsch' };

/** Writes master.m3u8 and each language's captions playlist, which native HLS players need; a clip without words has none. */
export async function writePlaylists(
  folder: string,
  rungs: Rung[],
  seconds: number,
  languages: string[],
): Promise<void> {
  const variants = rungs.map(
    (rung) =>
      `#EXT-X-STREAM-INF:BANDWIDTH=${rung.peakBitrate},AVERAGE-BANDWIDTH=${rung.averageBitrate},` +
      `RESOLUTION=${rung.width}x${rung.height},FRAME-RATE=30.000,CODECS="${rung.codecs}"` +
      `${languages.length > 0 ? ',SUBTITLES="captions"' : ''}\n${rung.name}/media.m3u8\n`,
  );
  const captions = languages.map(
    (language, index) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${NAMES[language] ?? language}",LANGUAGE="${language}",` +
      `DEFAULT=${index === 0 ? 'YES' : 'NO'},AUTOSELECT=YES,URI="captions.${language}.m3u8"\n`,
  );
  await writeFile(
    join(folder, 'master.m3u8'),
    `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${captions.join('')}${variants.join('')}`,
  );
  for (const language of languages)
    await writeFile(
      join(folder, `captions.${language}.m3u8`),
      `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:${Math.ceil(seconds)}\n#EXT-X-MEDIA-SEQUENCE:0\n` +
        `#EXT-X-PLAYLIST-TYPE:VOD\n#EXTINF:${seconds.toFixed(6)},\ncaptions.${language}.vtt\n#EXT-X-ENDLIST\n`,
    );
}
