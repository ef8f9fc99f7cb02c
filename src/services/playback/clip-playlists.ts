import type { ClipFact } from '#contract/messages/session-projection.ts';
import { addressIn, masterPlaylistOf } from './clip-address.ts';

type Playlist = ClipFact['playlists'][number];

const lowestOf = ({ playlists }: Pick<ClipFact, 'playlists'>) =>
  playlists.toSorted((a, b) => a.peak_bitrate - b.peak_bitrate)[0];

const soundCodecs = /^(?:mp4a|opus|ac-3|ec-3|fLaC)/;

/**
 * The clip without its picture: one rendition, the audio of the lowest one, which the server has for each rendition. The
 * bitrate is that of the whole rendition, an upper bound. A clip without audio is returned unchanged.
 */
export function soundOnly(clip: ClipFact): ClipFact {
  const lowest = lowestOf(clip);
  const codecs = (lowest?.codecs ?? '').split(',').filter((codec) => soundCodecs.test(codec.trim()));
  if (!lowest || codecs.length === 0) return clip;
  const sound = { ...lowest, rung: `${lowest.rung}/sound`, width: 0, height: 0, codecs: codecs.join() };
  return { ...clip, playlists: [sound] };
}

/** The address of a clip for native players: its master playlist, or that of its audio. */
export function playlistAddressOf(clip: Pick<ClipFact, 'base_url' | 'playlists'>): string {
  const [only, ...others] = clip.playlists;
  const hasPicture = !only || others.length > 0 || only.width > 0;
  return hasPicture ? masterPlaylistOf(clip) : addressIn(clip, `${only.rung}/media.m3u8`);
}

const folderOf = (clip: Pick<ClipFact, 'base_url'>, playlist: Playlist, origin: string) =>
  new URL(addressIn(clip, `${playlist.rung}/`), origin);

/** The media playlist with absolute segment and init addresses, so that it is valid at any address. */
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

/** The HLS multivariant playlist over given media playlist addresses, lowest rendition first. */
export function multivariantPlaylist(
  playlists: readonly Playlist[],
  addressOf: (playlist: Playlist) => string,
): string {
  const variants = playlists
    .toSorted((a, b) => a.peak_bitrate - b.peak_bitrate)
    .flatMap((playlist) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${playlist.peak_bitrate},AVERAGE-BANDWIDTH=${playlist.average_bitrate},` +
        `${playlist.width > 0 ? `RESOLUTION=${playlist.width}x${playlist.height},` : ''}CODECS="${playlist.codecs}"`,
      addressOf(playlist),
    ]);
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...variants, ''].join('\n');
}

/** Init and first segment of the lowest rendition, which the first frame of a scene needs. */
export function firstBytesOf(clip: ClipFact, origin: string): string[] {
  const lowest = lowestOf(clip);
  if (!lowest) return [];
  const lines = absolutePlaylist(clip, lowest, origin).split('\n');
  const init = lines.find((line) => line.startsWith('#EXT-X-MAP'))?.match(/URI="([^"]+)"/)?.[1];
  const segment = lines.find((line) => line !== '' && !line.startsWith('#'));
  return [init, segment].filter((address) => address !== undefined);
}

/** The clip's playlists by address, the multivariant one first, to be read without a request. */
export function inlinePlaylists(
  clip: ClipFact,
  origin: string,
): { address: string; texts: Map<string, string> } {
  const addressOf = (name: string) => new URL(addressIn(clip, `inline/${name}.m3u8`), origin).href;
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
