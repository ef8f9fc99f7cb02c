import { spokenOf } from '#contract/rules/languages.ts';
import { type ScorecardWords, scorecard } from '#contract/words/en/scorecard.ts';
import { tablesOf } from './tables.ts';

const tableIn = await tablesOf(scorecard, 'scorecard.ts', 'scorecard');

/** What results say beside the story's own words; English where a story's language has no table. */
export const scorecardWordsIn = (language: string): ScorecardWords => tableIn(spokenOf([language]));
