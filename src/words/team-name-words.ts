import { type TeamNameWords, teamNames } from '#contract/words/en/team-names.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from './page-words.ts';

export const useTeamNameWords = pageWords(
  teamNames,
  import.meta.glob<Translation<TeamNameWords>>(['../../contract/words/*/team-names.ts', '!**/en/*'], {
    import: 'teamNames',
  }),
);
