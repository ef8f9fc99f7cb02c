import type { Keepsake } from '#contract/calls/schemas/results.ts';
import { clipUrl } from '#contract/story/story-media.ts';
import { findScene } from '#contract/story/story.ts';
import type { DirectorContext, PlayedChallenge, TeamChallenge } from '../director/rules/director-context.ts';
import type { SeatChoices } from './seat-choices.ts';

type NameOf = (seatId: string) => string | undefined;

function cluesOf(
  { story }: DirectorContext,
  sceneId: string,
  { holders, homes, shared, board }: TeamChallenge,
  nameOf: NameOf,
): Keepsake['riddles'][number]['clues'] {
  const scene = findScene(story, sceneId);
  if (scene.kind !== 'challenge') return [];
  return scene.clues.flatMap(({ id, title }) => {
    const dealtTo = homes?.[id] ?? holders[id];
    if (dealtTo === undefined) return [];
    const beside = Object.entries(shared ?? {}).flatMap(([seatId, clueId]) =>
      clueId === id ? [seatId] : [],
    );
    return [
      {
        title,
        held_by: [dealtTo, ...beside].flatMap((seatId) => nameOf(seatId) ?? []),
        shared: scene.spoken ? null : board.some(({ clueId }) => clueId === id),
      },
    ];
  });
}

/**
 * What the team keeps of an ended session, in the language of `context`'s story. Clues count as held by those to whom they
 * were dealt. `hasMedia`: the site still has the pictures of this version.
 */
export function keepsakeOf(
  context: DirectorContext,
  teamId: number,
  { date, people, hasMedia }: { date: string; people: readonly SeatChoices[]; hasMedia: boolean },
): Keepsake {
  const { story, seats, played } = context;
  const nameOf: NameOf = (seatId) => people.find(({ id }) => id === seatId)?.name || undefined;
  const isPresent = (id: string) =>
    seats.some((seat) => seat.id === id && seat.came && seat.teamId === teamId);
  return {
    date,
    people: people.flatMap(({ id, name }) => (isPresent(id) && name ? [name] : [])),
    pictures: played.flatMap(({ sceneId }) => {
      const scene = findScene(story, sceneId);
      if (!hasMedia || !('clip' in scene)) return [];
      // The ending is shown large, the others small.
      const poster = scene.kind === 'ending' ? 'poster.jpg' : 'poster.webp';
      return [{ scene_id: sceneId, url: `${clipUrl(story.slug, scene.clip.media)}${poster}` }];
    }),
    riddles: played
      .filter((scene): scene is PlayedChallenge => scene.kind === 'challenge')
      .flatMap(({ sceneId, teams }) => {
        const table = teams.find((team) => team.teamId === teamId);
        return table ? [{ scene_id: sceneId, clues: cluesOf(context, sceneId, table, nameOf) }] : [];
      }),
  };
}
