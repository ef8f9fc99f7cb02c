import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languagesOf, type StorySource } from '../../contract/story/story.ts';
import { borrowedLightSource } from './test-story.ts';

const master = `#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=642660,AVERAGE-BANDWIDTH=496330,RESOLUTION=1280x720,CODECS="avc1.64001f,mp4a.40.2"
720p/media.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=106024,AVERAGE-BANDWIDTH=92810,RESOLUTION=426x240,CODECS="avc1.64001f,mp4a.40.2"
240p/media.m3u8
`;
export const mediaPlaylist = (media: string, rung: string): string =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2.0,\n${media}-${rung}-000.m4s\n#EXT-X-ENDLIST\n`;

/** A stories folder, as a rule with the short story, and playlists of two rungs for each clip, without a picture in them. */
export function writeStoryFolder(sources: readonly StorySource[] = [borrowedLightSource]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'muster-stories-'));
  for (const source of sources) writeStory(root, source);
  return root;
}

function writeStory(root: string, source: StorySource): void {
  const folder = path.join(root, source.slug);
  for (const scene of source.scenes) {
    if (!('clip' in scene)) continue;
    const { media } = scene.clip;
    for (const rung of ['720p', '240p']) {
      const directory = path.join(folder, 'media', media, rung);
      mkdirSync(directory, { recursive: true });
      writeFileSync(path.join(directory, 'media.m3u8'), mediaPlaylist(media, rung));
    }
    writeFileSync(path.join(folder, 'media', media, 'master.m3u8'), master);
    writeFileSync(path.join(folder, 'media', media, 'poster.jpg'), '');
    for (const language of languagesOf(source))
      writeFileSync(path.join(folder, 'media', media, `captions.${language}.vtt`), 'WEBVTT\n');
  }
  writeFileSync(path.join(folder, 'story.json'), JSON.stringify(source));
}
