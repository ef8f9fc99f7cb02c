import { welcome } from './en/site/welcome.ts';

export const {
  lead: welcomeLead,
  fact: welcomeFact,
  sentence: welcomeSentence,
  coming: comingSentence,
} = welcome;
