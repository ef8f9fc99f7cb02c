import { type FilmWords, film } from '#contract/words/en/site/film.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useFilmWords = pageWords(
  film,
  import.meta.glob<Translation<FilmWords>>(['../../../contract/words/*/site/film.ts', '!**/en/**'], {
    import: 'film',
  }),
);
