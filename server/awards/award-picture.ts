import path from 'node:path';
import { clipUrl } from '#contract/story/story-media.ts';
import type { LoadedStory } from '../stories/story-library.ts';

/** The poster of the ending that gives this title, as an address and a file; null for a story that is not offered. */
export function pictureOf(
  loaded: LoadedStory | undefined,
  title: string,
): { url: string; file: string } | null {
  if (!loaded) return null;
  const tellings = [loaded.story, ...loaded.translations.values()];
  const endings = tellings.flatMap(({ scenes }) =>
    scenes.flatMap((scene) => (scene.kind === 'ending' ? [scene] : [])),
  );
  const media = (
    endings.find(({ award, personAward }) => title === award || title === personAward) ?? endings[0]
  )?.clip.media;
  return media === undefined
    ? null
    : {
        url: `${clipUrl(loaded.story.slug, media)}poster.jpg`,
        file: path.join(loaded.mediaDirectory, media, 'poster.jpg'),
      };
}
