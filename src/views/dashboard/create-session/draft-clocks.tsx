import { useKnownTimezones } from '../../../react/use-consumers.ts';
import { type SessionDraft, startOf, teamsOf } from '../../../machines/create-session/session-draft.ts';
import { ClocksOfPeople } from '../../shared/clocks-of-people.tsx';

/** What the draft's start is on the clocks of its people, as far as they were here before. */
export function DraftClocks({ draft }: { draft: SessionDraft }) {
  const people = teamsOf(draft).flatMap((team) => team.people);
  const timezones = useKnownTimezones(people.map(({ email }) => email));
  const instant = startOf(draft);
  if (instant === undefined || timezones.size === 0) return null;
  const zoned = people.map((person) => ({ ...person, timezone_id: timezones.get(person.email) ?? null }));
  return <ClocksOfPeople people={zoned} instant={instant} timezoneId={draft.timezoneId} />;
}
