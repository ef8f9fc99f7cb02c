import { sql } from 'kysely';
import { isSolution } from '#contract/story/challenge-answer.ts';
import { type ChallengeScene, normaliseAnswer, type Story } from '#contract/story/story.ts';
import type { Queryable } from '../../database/database.ts';
import type { StoryLibrary } from '../../stories/story-library.ts';
import type { EventOf } from '../rules/director-events.ts';
import { findStoryVersion } from '../../stories/story-archive.ts';

interface ForgottenSeat {
  id: string;
  sessionId: string;
}

type Answered = Omit<EventOf<'challenge.answered'>, 'type' | 'at'>;

export interface LoggedAnswer {
  seq: number;
  payload: Answered;
}

/**
 * Replaces the wrong answers of these seats in their sessions' logs by generated words. A log folds to the same result: a
 * replaced answer is wrong too, equal answers stay equal, and correct ones stay, since they belong to the story. An answer
 * that another seat has given as well is kept.
 */
export async function forgetAnswers(
  queryable: Queryable,
  stories: StoryLibrary,
  seats: readonly ForgottenSeat[],
): Promise<void> {
  const forgotten = new Set(seats.map(({ id }) => id));
  for (const sessionId of new Set(seats.map((seat) => seat.sessionId))) {
    const story = await storyOf(queryable, stories, sessionId);
    const rows = await queryable
      .selectFrom('session_events')
      .select(['seq', 'payload'])
      .where('session_id', '=', sessionId)
      .where('type', '=', 'challenge.answered')
      .orderBy('seq')
      .execute();
    const answers = rows.map(({ seq, payload }): LoggedAnswer => ({ seq, payload: payload as Answered }));
    for (const { seq, text } of replacements(story, answers, forgotten))
      await queryable
        .updateTable('session_events')
        .set({ payload: sql`jsonb_set(payload, '{text}', to_jsonb(${text}::text))` })
        .where('session_id', '=', sessionId)
        .where('seq', '=', seq)
        .execute();
  }
}

async function storyOf(queryable: Queryable, stories: StoryLibrary, sessionId: string) {
  const { story_slug: slug, story_version: version } = await queryable
    .selectFrom('sessions')
    .select(['story_slug', 'story_version'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return findStoryVersion(queryable, stories, { slug, version });
}

/** The replacement texts of the erased seats' answers, by sequence number. */
export function replacements(
  story: Story | undefined,
  answers: readonly LoggedAnswer[],
  forgotten: ReadonlySet<string>,
): { seq: number; text: string }[] {
  const sceneOf = (id: string): ChallengeScene | undefined => {
    const scene = story?.scenes.find((candidate) => candidate.id === id);
    return scene?.kind === 'challenge' ? scene : undefined;
  };
  const comparable = ({ challengeId, text }: Answered) =>
    `${challengeId} ${sceneOf(challengeId)?.task ? text.trim() : normaliseAnswer(text)}`;
  const isKept = (payload: Answered): boolean => {
    const scene = sceneOf(payload.challengeId);
    return scene !== undefined && isSolution(scene, payload.text);
  };
  const others = answers.filter(({ payload }) => !forgotten.has(payload.seatId));
  const taken = new Set(others.map(({ payload }) => comparable(payload)));
  const words = new Map<string, string>();
  let count = 0;
  const unused = (payload: Answered): string => {
    for (;;) {
      count += 1;
      const text = `erased ${count}`;
      if (!taken.has(comparable({ ...payload, text })) && !isKept({ ...payload, text })) return text;
    }
  };
  return answers.flatMap(({ seq, payload }) => {
    const known = comparable(payload);
    if (!forgotten.has(payload.seatId) || taken.has(known) || isKept(payload)) return [];
    const text = words.get(known) ?? unused(payload);
    words.set(known, text);
    return [{ seq, text }];
  });
}
