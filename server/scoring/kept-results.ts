import type { ParticipantResults } from '#contract/calls/schemas/results.ts';

/** A participant's results, with the name and the language they are written in. */
export interface KeptResults extends ParticipantResults {
  name: string;
  language: string;
}
