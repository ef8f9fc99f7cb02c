import { refusals } from '#contract/words/en/refusals/index.ts';
import { tablesOf } from './tables.ts';

/** Why the server does not do what an organiser asks for. */
export const refusalWordsIn = await tablesOf(refusals, 'refusals/index.ts', 'refusals');
