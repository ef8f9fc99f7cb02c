import type { ClipFact } from '#contract/messages/session-projection.ts';

type Playlist = ClipFact['playlists'][number];

/** Where the clip's own multivariant playlist lies, for players that take an address alone. */
export const masterPlaylistOf = (clip: Pick<ClipFact, 'base_url'>) =>
  `${clip.base_url.replace(/\/?$/, '/')}master.m3u8`;

const folderOf = (clip: Pick<ClipFact, 'base_url'>, playlist: Playlist, origin: string) =>
  new URL(`${clip.base_url.replace(/\/?$/, '/')}${playlist.rung}/`, origin);

/** The media playlist with every segment and init address made absolute, so that it holds at any address. */
export function absolutePlaylist(
  clip: Pick<ClipFact, 'base_url'>,
  playlist: Playlist,
  origin: string,
): string {
  const folder = folderOf(clip, playlist, origin);
  return playlist.text
    .split(/\r?\n/)
    .map((line) => {
      if (line.startsWith('#')) {
        return line.replace(/URI="([^"]+)"/, (_, uri: string) => `URI="${new URL(uri, folder).href}"`);
      }
      return line.trim() === '' ? line : new URL(line.trim(), folder).href;
    })
    .join('\n');
}

/** The HLS multivariant playlist over given media playlist addresses, lowest rung first. */
export function multivariantPlaylist(
  playlists: readonly Playlist[],
  addressOf: (playlist: Playlist) => string,
): string {
  const variants = playlists
    .toSorted((a, b) => a.peak_bitrate - b.peak_bitrate)
    .flatMap((playlist) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${playlist.peak_bitrate},AVERAGE-BANDWIDTH=${playlist.average_bitrate},` +
        `RESOLUTION=${playlist.width}x${playlist.height},CODECS="${playlist.codecs}"`,
      addressOf(playlist),
    ]);
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...variants, ''].join('\n');
}

/** Init and first segment of the lowest rung: what stands between a scene change and its first frame. */
export function firstBytesOf(clip: ClipFact, origin: string): string[] {
  const lowest = clip.playlists.toSorted((a, b) => a.peak_bitrate - b.peak_bitrate)[0];
  if (!lowest) return [];
  const lines = absolutePlaylist(clip, lowest, origin).split('\n');
  const init = lines.find((line) => line.startsWith('#EXT-X-MAP'))?.match(/URI="([^"]+)"/)?.[1];
  const segment = lines.find((line) => line !== '' && !line.startsWith('#'));
  return [init, segment].filter((address) => address !== undefined);
}

/** The clip's playlists by address: the multivariant one first, each ready to be read without a request. */
export function inlinePlaylists(
  clip: ClipFact,
  origin: string,
): { address: string; texts: Map<string, string> } {
  const addressOf = (name: string) =>
    new URL(`${clip.base_url.replace(/\/?$/, '/')}inline/${name}.m3u8`, origin).href;
  const address = addressOf('multivariant');
  const texts = new Map([
    [address, multivariantPlaylist(clip.playlists, ({ rung }) => addressOf(rung))],
    ...clip.playlists.map((playlist): [string, string] => [
      addressOf(playlist.rung),
      absolutePlaylist(clip, playlist, origin),
    ]),
  ]);
  return { address, texts };
}
