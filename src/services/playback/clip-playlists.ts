import type { ClipFact } from '#contract/experience.ts';

type Playlist = ClipFact['playlists'][number];

const folderOf = (clip: Pick<ClipFact, 'base_url'>, playlist: Playlist, origin: string) =>
  new URL(`${clip.base_url.replace(/\/?$/, '/')}${playlist.rung}/`, origin);

/** The media playlist with every segment and init address made absolute, so that it may live at a Blob address. */
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

export interface InlinePlaylists {
  address: string;
  release(): void;
}

/** Puts the clip's playlists at Blob addresses: no round trip stands before the first segment. */
export function inlinePlaylists(clip: ClipFact, origin: string): InlinePlaylists {
  const type = 'application/vnd.apple.mpegurl';
  const addresses: string[] = [];
  const publish = (text: string) => {
    const address = URL.createObjectURL(new Blob([text], { type }));
    addresses.push(address);
    return address;
  };
  const address = publish(
    multivariantPlaylist(clip.playlists, (playlist) => publish(absolutePlaylist(clip, playlist, origin))),
  );
  return {
    address,
    release: () => {
      for (const one of addresses) URL.revokeObjectURL(one);
    },
  };
}
