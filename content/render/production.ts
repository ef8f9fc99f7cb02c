import type { Score } from './score.ts';
import type { Soundtrack, Speaker } from './sound/soundtrack.ts';

/** What a story file does not say and its rendering needs, by clip. */
export type Production = {
  cover: { scene: string; at: number };
  /** A scene that is no clip: the pictures of the options, one a second, as `<name>.webp` in `art/`. */
  pictures?: { scene: string; names: readonly string[] };
  clips: Record<string, ClipPlan>;
  film?: FilmPlan;
};

/** `poster`: the second that says what the clip is, for awards, mails and results. */
export type ClipPlan = { poster: number; coarser?: number; score?: Score; sound?: Soundtrack };

/** A story told as film: encoded in two passes to a size, mixed to -16 LUFS, with voices and a trailer. */
export type FilmPlan = {
  /** All clips and the trailer together, in millions of bytes. */
  megabytes: number;
  /** Pictures drawn a second; paper is moved by hand, and each picture is shown as often as it takes to reach 30. */
  pictures: number;
  /** Lines drawn; fewer than 720 are enlarged. */
  lines: number;
  speakers: Record<string, Speaker>;
  trailer?: {
    cuts: readonly { clip: string; from: number; to: number }[];
    sound: Soundtrack;
    poster: number;
  };
};
