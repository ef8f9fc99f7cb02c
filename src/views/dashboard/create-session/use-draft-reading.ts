import { useKnownTimezones } from '../../../react/use-consumers.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { useStartReading } from '../../../react/use-sessions.ts';
import { type SessionDraft, teamsOf, wallClockOf } from '../../../machines/create-session/session-draft.ts';

/** The server's reading of a draft's start, in the zones of its people too, as far as they were here before. */
export function useDraftReading(draft: SessionDraft) {
  const everybody = teamsOf(draft).flatMap((team) => team.people);
  const zones = useKnownTimezones(everybody.map(({ email }) => email));
  const home = useHomeTimezone();
  const reading = useStartReading(wallClockOf(draft), draft.timezoneId, [home, ...zones.values()]);
  const people = everybody.map((person) => ({ ...person, timezone_id: zones.get(person.email) ?? null }));
  return { reading, people: zones.size === 0 ? [] : people };
}

export type DraftReading = ReturnType<typeof useDraftReading>;
