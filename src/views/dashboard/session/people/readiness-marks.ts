import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { SessionPeopleWords } from '#contract/words/en/organiser/sessions/session-people.ts';

type People = SessionSummary['people'];

export interface ReadinessMark {
  label: string;
  count: number;
  /** The people it is a part of. */
  of?: number;
}

/** People who are invited and have not declined. */
export const expectedPeople = ({ invited, declined }: People): number => invited - declined;

/** How ready the expected people are; those who declined are counted beside them. */
export function readinessMarks(people: People, words: SessionPeopleWords['readiness']): ReadinessMark[] {
  const of = expectedPeople(people);
  return [
    { label: words.invited, count: people.invited },
    ...(people.declined > 0 ? [{ label: words.declined, count: people.declined, of: people.invited }] : []),
    { label: words.opened, count: people.opened, of },
    { label: words.checked, count: people.checked, of },
    { label: words.problems, count: people.problems, of },
    { label: words.joined, count: people.joined + (people.waiting ?? 0), of },
  ];
}
