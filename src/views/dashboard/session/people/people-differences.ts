import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import type { SessionPeopleWords } from '#contract/words/en/organiser/sessions/session-people.ts';
import type { Difference } from '../../../shared/edited/use-edited.ts';

/** So many people are named one by one; of more, their teams are counted. */
const namedUpTo = 12;

/** A session as a form about its list of people sees it. */
export const asGuestList = (session: SessionDetail): SessionDetail => ({
  ...session,
  version: session.people_version,
  changed: session.people_changed,
});

const places = ({ seats, teams }: SessionDetail) => {
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  return new Map(
    seats.map((seat) => [
      seat.id,
      { name: fullName(seat) || seat.email, team: names.get(seat.team_id) ?? '' },
    ]),
  );
};

/** Who was added, removed or moved to another team. */
export const peopleDifferencesIn =
  (words: SessionPeopleWords['differences']) =>
  (before: SessionDetail, now: SessionDetail): Difference[] => {
    const [former, current] = [places(before), places(now)];
    const changed = [...new Map([...former, ...current])]
      .map(([seat, { name }]) => ({
        what: name,
        from: former.get(seat)?.team ?? words.absent,
        to: current.get(seat)?.team ?? words.removed,
      }))
      .filter(({ from, to }) => from !== to);
    if (changed.length <= namedUpTo) return changed;
    const count = (session: SessionDetail, team: number) =>
      words.guests(session.seats.filter(({ team_id }) => team_id === team).length);
    return now.teams.map(({ id, name }) => ({ what: name, from: count(before, id), to: count(now, id) }));
  };
