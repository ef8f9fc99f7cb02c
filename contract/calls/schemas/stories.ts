import { type Static, Type } from 'typebox';
import type { CallSpec } from '../call.ts';
import { Choice, Id, List, Nullable, Shape, Text } from './bounded.ts';

export const StorySummary = Shape({
  slug: Id,
  title: Text(200),
  tagline: Text(400),
  synopsis: Text(4000),
  format: Choice(['full', 'lunch', 'short']),
  language: Text(10),
  languages: List(Text(10), 20),
  difficulty: Choice(['gentle', 'moderate', 'demanding']),
  /** The story itself, on its longest path. */
  length_minutes: Type.Integer(),
  /** What a calendar has to hold: arriving, the story, the talk after it. */
  block_minutes: Type.Integer(),
  players: Shape({ min: Type.Integer(), max: Type.Integer() }),
  content_notes: List(Text(400), 20),
  cover_url: Text(300),
  teaser_url: Text(300),
  /** Captions of the teaser; null for one without words. */
  teaser_captions_url: Nullable(Text(300)),
});

export const storySpec = {
  /**
   * `faces_at_one_table`: how many people a team's room carries pictures of. `people_at_one_table`: how many it has room
   * for.
   */
  list: {
    answer: Shape({
      stories: List(StorySummary, 200),
      faces_at_one_table: Type.Integer(),
      people_at_one_table: Type.Integer(),
    }),
  },
} satisfies Record<string, CallSpec>;

export type StorySummary = Static<typeof StorySummary>;
