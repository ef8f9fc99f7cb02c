import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClipFact } from '#contract/messages/session-projection.ts';

export type ClipPlaylist = ClipFact['playlists'][number];

const streamInf = /^#EXT-X-STREAM-INF:(.*)$/;
const attribute = /(?<![A-Z-])([A-Z-]+)=(?:"([^"]*)"|([^,]*))/g;

function attributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = '', quoted, bare]) => [name, quoted ?? bare ?? '']),
  );
}

interface Rung extends Omit<ClipPlaylist, 'text'> {
  uri: string;
}

/** The rungs of an HLS master playlist, in its order; a rung is named by the folder of its media playlist. */
export function parseMasterPlaylist(text: string): Rung[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.flatMap((line, index) => {
    const match = streamInf.exec(line);
    const uri = lines[index + 1];
    if (!match?.[1] || !uri) return [];
    const found = attributes(match[1]);
    const [width = 0, height = 0] = (found.get('RESOLUTION') ?? '').split('x').map(Number);
    const peak = Number(found.get('BANDWIDTH') ?? 0);
    return [
      {
        rung: uri.split('/')[0] ?? uri,
        uri,
        width,
        height,
        peak_bitrate: peak,
        average_bitrate: Number(found.get('AVERAGE-BANDWIDTH') ?? peak),
        codecs: found.get('CODECS') ?? '',
      },
    ];
  });
}

/** Reads a rendered clip's media playlists. Throws where a file is missing. */
export function readClipPlaylists(clipDirectory: string): ClipPlaylist[] {
  const master = readFileSync(path.join(clipDirectory, 'master.m3u8'), 'utf8');
  return parseMasterPlaylist(master).map(({ uri, ...rung }) => ({
    ...rung,
    text: readFileSync(path.join(clipDirectory, uri), 'utf8'),
  }));
}
