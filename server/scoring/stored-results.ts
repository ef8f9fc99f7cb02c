import type { ParticipantResults } from '#contract/calls/schemas/results.ts';

/** A participant's results, with the session, the name and the language they are written in. */
export interface StoredResults extends ParticipantResults {
  name: string;
  language: string;
  /** `date` is the day of the start in the session's zone (YYYY-MM-DD). */
  session: { title: string; company: string; date: string };
}
