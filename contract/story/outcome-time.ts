import { languagesOf, type ChallengeScene, type DecisionScene, type StorySource, storyIn } from './story.ts';
import { captionRules } from './captions.ts';
import { answerWords } from './challenge-answer.ts';
import { liveSession } from '../rules/business-constants.ts';
import { type StoryProblem, warning } from './story-problems.ts';

/** A moment to find an outcome; then it is read at the pace of captions. */
const lookUpMs = 2000;

type Closing = Pick<DecisionScene, 'kind' | 'options' | 'outcomeMs'> | ChallengeScene;

/** How long a result stays on screen, in milliseconds of story time. */
export const outcomeMs = (scene: { outcomeMs?: number | undefined }): number =>
  scene.outcomeMs ?? liveSession.outcomeMs;

/** What of a result people have not read before: the way that was taken and why, or the answer and what it meant. */
function newCharacters(scene: Closing): number {
  if (scene.kind === 'challenge')
    return (
      (scene.shownAnswer ?? answerWords(scene, scene.answers[0] ?? '')).length +
      scene.explanation.length +
      (scene.unsolved ?? '').length
    );
  const [longest = 0, second = 0] = scene.options.map(({ label }) => label.length).toSorted((a, b) => b - a);
  const verdictOfATie = 75;
  return 2 * longest + second + verdictOfATie;
}

/** Least time of a result in which all of it can be read, in milliseconds of story time, in whole seconds. */
export function outcomeReadMs(scene: Closing): number {
  const ms = lookUpMs + (newCharacters(scene) / captionRules.charactersPerSecond) * 1000;
  return Math.max(liveSession.outcomeMs, Math.ceil(ms / 1000) * 1000);
}

/** Results that are gone before their words can be read, each in the language that has most of them. */
export function hastyOutcomes(source: StorySource): StoryProblem[] {
  const closing = source.scenes.filter(({ kind }) => kind === 'decision' || kind === 'challenge');
  const stories = languagesOf(source).map((language) => storyIn({ ...source, scenes: closing }, language));
  return closing.flatMap(({ id }, index) => {
    const readings = stories.flatMap(({ language, scenes }) => {
      const scene = scenes[index];
      return scene?.kind === 'decision' || scene?.kind === 'challenge'
        ? [{ language, shown: outcomeMs(scene), ms: outcomeReadMs(scene) }]
        : [];
    });
    const slowest = readings.toSorted((a, b) => b.ms - a.ms)[0];
    if (!slowest || slowest.shown >= slowest.ms) return [];
    const [shown, needed] = [slowest.shown, slowest.ms].map((ms) => `${ms / 1000} s`);
    return [
      warning(
        'hasty-outcome',
        `The result of "${id}" is shown for ${shown} and takes ${needed} to read (${slowest.language})`,
        id,
      ),
    ];
  });
}
