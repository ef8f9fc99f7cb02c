import type { TaskFact } from '#contract/messages/session-projection.ts';
import type { SeatClue } from '#contract/messages/team-projection.ts';
import type { BreatherScene, ChallengeScene } from '#contract/story/story.ts';
import type { DirectorContext, OpenBreakout } from '../rules/director-context.ts';
import { shuffled, shuffledOptions } from './shuffled.ts';

/** The items on a team's table, in the session's own order and without the facts of the seats' clues. */
export function taskFact(
  context: Pick<DirectorContext, 'version' | 'seed'>,
  scene: ChallengeScene | BreatherScene,
  { rested = [], rounds }: Pick<OpenBreakout, 'rested' | 'rounds'>,
): TaskFact {
  if (scene.kind === 'breather')
    return {
      kind: 'talk',
      questions: scene.questions,
      rested: [...rested],
      rounds: rounds?.map(({ teamId, turn, seatId, question }) => ({
        team_id: teamId,
        turn,
        seat_id: seatId,
        question,
      })),
    };
  const { task } = scene;
  if (task?.kind === 'map') {
    const { kind, start, goal, steps } = task;
    const places = shuffledOptions(context, scene, 'places', task.places);
    const roads = shuffledOptions(context, scene, 'roads', task.roads);
    return { kind, places, roads, start, goal, steps };
  }
  if (task?.kind === 'order') {
    const items = shuffledOptions(context, scene, 'items', task.items).map(
      ({ id, label, minutes, hasteMinutes, hasteCost }) => ({
        id,
        label,
        minutes,
        haste_minutes: hasteMinutes,
        haste_cost: hasteCost,
      }),
    );
    return { kind: 'order', items, wanted: task.wanted, budget: task.budget };
  }
  if (task?.kind === 'code') {
    const meanings = shuffledOptions(context, scene, 'meanings', task.meanings).map(({ id, label }) => ({
      id,
      label,
    }));
    return { kind: 'code', symbols: task.message.length, meanings };
  }
  if (task?.kind === 'seating') {
    const guests = shuffledOptions(context, scene, 'guests', task.guests);
    return { kind: 'seating', chairs: task.chairs, guests };
  }
  return { kind: 'words' };
}

/** A clue of a seat, possibly shared with others. */
export function seatClue(
  context: Pick<DirectorContext, 'version' | 'seed'>,
  scene: ChallengeScene,
  clue: ChallengeScene['clues'][number],
  withSeatIds: string[],
): SeatClue {
  const { task } = scene;
  const code = task?.kind === 'code' ? task : null;
  return {
    id: clue.id,
    title: clue.title,
    text: clue.text,
    with_seat_ids: withSeatIds,
    closed: clue.closed ?? [],
    shows: (clue.shows ?? []).flatMap((place) => {
      const shape = code?.message[place];
      return shape ? [{ place, shape }] : [];
    }),
    card: shuffled(context, `${scene.id} ${clue.id} card`, clue.card ?? []).flatMap((shape) => {
      const meaning = code?.meanings.find((candidate) => candidate.shape === shape);
      return meaning ? [{ shape, meaning: meaning.label }] : [];
    }),
  };
}
