import { teamNames } from '#contract/words/en/team-names.ts';
import { tablesOf } from './tables.ts';

/** What teams are called where nobody has named them. */
export const teamNameWordsIn = await tablesOf(teamNames, 'team-names.ts', 'teamNames');
