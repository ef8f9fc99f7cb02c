import type { ClipFact } from '#contract/messages/session-projection.ts';
import { clipUrl } from '#contract/story/story-media.ts';
import type { Story } from '#contract/story/story.ts';

type Playlists = Map<string, ClipFact['playlists']>;

/** The media playlists of the story's clips, which a server hands out with the session. Rejects where one is missing. */
export async function fetchPlaylists(
  { slug, rungs, scenes }: Story,
  fetch: typeof globalThis.fetch,
): Promise<Playlists> {
  const clips = scenes.flatMap((scene) => (scene.kind === 'clip' ? [scene.clip.media] : []));
  const read = async (media: string, rung: Story['rungs'][number]) => {
    const answer = await fetch(`${clipUrl(slug, media)}${rung.name}/media.m3u8`);
    if (!answer.ok) throw new Error(`A clip cannot be read (${answer.status})`);
    return {
      rung: rung.name,
      width: rung.width,
      height: rung.height,
      peak_bitrate: rung.peakBitrate,
      average_bitrate: rung.averageBitrate,
      codecs: rung.codecs,
      text: await answer.text(),
    };
  };
  const entries = clips.map(async (media) => {
    const playlists = await Promise.all(rungs.map((rung) => read(media, rung)));
    return [media, playlists] as const;
  });
  return new Map(await Promise.all(entries));
}
