import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';

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
export function readinessMarks(people: People): ReadinessMark[] {
  const of = expectedPeople(people);
  return [
    { label: 'invited', count: people.invited },
    ...(people.declined > 0 ? [{ label: 'cannot come', count: people.declined, of: people.invited }] : []),
    { label: 'opened the link', count: people.opened, of },
    { label: 'checked a device', count: people.checked, of },
    { label: 'with device problems', count: people.problems, of },
    { label: 'have joined', count: people.joined + (people.waiting ?? 0), of },
  ];
}
