import { fromCallback, setup } from 'xstate';

export type FilmInput = {
  /** Address of a playlist. */
  src: string;
  /** The start level of hls.js: 0 is the lowest rendition, -1 chooses automatically. */
  startLevel: number;
  /** The position at which it ends; null for the whole film. */
  endsMs: number | null;
  /** Whether it has controls, to start it if autoplay is blocked and to replay it. */
  hasControls: boolean;
};

export type FilmFact = { type: 'film.started' } | { type: 'film.ended' } | { type: 'film.failed' };

/** A film beside the live session, such as a trailer, for as long as its view shows it. */
export const filmMachine = setup({
  types: {} as { context: FilmInput; input: FilmInput; events: FilmFact },
  actors: {
    playFilm: fromCallback<FilmFact, FilmInput>(() => {
      throw new Error('`playFilm` must be provided');
    }),
  },
  actions: {
    noteEnd: () => {
      throw new Error('`noteEnd` must be provided');
    },
    noteFailure: () => {
      throw new Error('`noteFailure` must be provided');
    },
  },
  guards: { isOverAtItsEnd: ({ context }) => !context.hasControls },
}).createMachine({
  id: 'film',
  context: ({ input }) => input,
  initial: 'shown',
  states: {
    shown: {
      invoke: { src: 'playFilm', input: ({ context }) => context },
      on: { 'film.ended': { guard: 'isOverAtItsEnd', target: 'ended' }, 'film.failed': 'failed' },
      initial: 'loading',
      states: { loading: { on: { 'film.started': 'playing' } }, playing: {} },
    },
    ended: { entry: 'noteEnd' },
    failed: { entry: 'noteFailure' },
  },
});
