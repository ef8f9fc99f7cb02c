import type { Score } from './score.ts';

/** What a story file does not say and its rendering needs, by clip. */
export type Production = {
  cover: { scene: string; at: number };
  clips: Record<string, { poster: number; coarser?: number; score: Score }>;
};
