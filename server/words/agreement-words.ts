import { agreement } from '#contract/words/en/agreement.ts';
import { subProcessors } from '#contract/words/en/sub-processors.ts';
import { tablesOf } from './tables.ts';

/** What the data processing agreement says. */
export const agreementWordsIn = await tablesOf(agreement, 'agreement.ts', 'agreement');

/** What the outside services of an installation are for. */
export const subProcessorWordsIn = await tablesOf(subProcessors, 'sub-processors.ts', 'subProcessors');
