import { momentsOf } from './sighting.ts';
import { languagesOf, type Story, type StorySource, storyIn } from './story.ts';
import { error, type StoryProblem } from './story-problems.ts';

const clipOf = ({ scenes }: Story, id: string) =>
  scenes.flatMap((scene) => (scene.id === id && 'clip' in scene ? [scene.clip] : []))[0];

/**
 * What keeps a sighting from being noticed: a time or place outside of a clip, or a sentence that is not at the same place
 * of the text twin in each language.
 */
export function sightingProblems(source: StorySource): StoryProblem[] {
  const stories = languagesOf(source).map((language) => storyIn(source, language));
  const [story] = stories;
  if (!story?.sighting) return [];
  const { reveal, places } = story.sighting;
  const at = (sceneId: string, message: string) => error('unknown-sighting', message, sceneId);
  const isWithin = (sceneId: string, ms: number) => ms <= (clipOf(story, sceneId)?.durationMs ?? -1);
  const placeOf = (one: Story, index: number) => {
    const sentence = one.sighting?.sentences[index];
    if (!sentence) return -1;
    return momentsOf(clipOf(one, sentence.scene)?.textTwin ?? '').indexOf(sentence.text);
  };
  return [
    ...(isWithin(reveal.scene, reveal.atMs)
      ? []
      : [at(reveal.scene, `No clip "${reveal.scene}" speaks of the sighting at ${reveal.atMs} ms`)]),
    ...places
      .filter(
        ({ scene, fromMs, toMs, x, y, width, height }) =>
          fromMs >= toMs || !isWithin(scene, toMs) || x + width > 100 || y + height > 100,
      )
      .map(({ scene, fromMs }) =>
        at(scene, `The sighting at ${fromMs} ms of "${scene}" is outside of its clip`),
      ),
    ...story.sighting.sentences.flatMap(({ scene, text }, index) => {
      const found = new Set(stories.map((one) => placeOf(one, index)));
      return found.size === 1 && !found.has(-1)
        ? []
        : [at(scene, `"${text}" is not at the same place of the text twin in each language`)];
    }),
  ];
}
