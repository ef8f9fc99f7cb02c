import { IconFlame, IconHandStop, IconMicrophone } from '@tabler/icons-react';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import type { SessionHostWords } from '#contract/words/en/organiser/sessions/session-host.ts';
import { useSessionHostWords } from '../../../../words/organiser/sessions/session-host-words.ts';
import { useServerTime } from './host-clock.tsx';
import styles from './host-console.module.css';

/** Speech is reported every ten seconds while somebody talks. */
const speaksForMs = 15_000;

/** What a team has done in the open decision or challenge, in a few words. */
export function teamStanding(live: LiveAnswer, teamId: number, words: SessionHostWords['teams']): string {
  const present = live.seats.filter((seat) => seat.team_id === teamId && seat.present);
  if (live.decision) {
    const voted = present.filter(({ seat_id }) => live.decision?.voted.includes(seat_id)).length;
    return words.voted(voted, present.length);
  }
  if (!live.breakout) return '';
  const { task, solved_teams } = live.breakout;
  if (task.kind === 'talk') {
    const rested = present.filter(({ seat_id }) => task.rested.includes(seat_id)).length;
    return words.ready(rested, present.length);
  }
  const progress = live.progress.find(({ team_id }) => team_id === teamId);
  const done = progress
    ? [
        words.tries(progress.attempts),
        words.hints(progress.hints),
        ...(progress.clues > 0 ? [words.clues(progress.shared, progress.clues)] : []),
      ]
    : [];
  return [solved_teams.includes(teamId) ? words.solved : words.working, ...done].join(', ');
}

/** Each team: how many are here, how far it is, its captain, who speaks and who would like a word. */
export function HostTeams({ live }: { live: LiveAnswer }) {
  const { teams: words } = useSessionHostWords();
  const now = useServerTime();
  const speaking = live.speaking.flatMap(({ seat_id, at }) => (now - at < speaksForMs ? seat_id : []));
  return (
    <ul className={styles.teams} aria-label={words.label}>
      {live.teams.map(({ team_id, name, captain }) => {
        const seats = live.seats.filter((seat) => seat.team_id === team_id);
        const namesOf = (ids: readonly string[]) =>
          seats.filter(({ seat_id }) => ids.includes(seat_id)).map((seat) => seat.name);
        const speakers = namesOf(speaking);
        const hands = namesOf(live.hands);
        const standing = teamStanding(live, team_id, words);
        return (
          <li key={team_id}>
            <p className={styles.head}>
              <strong>{name}</strong>
              <span className={styles.soft}>
                {words.here(seats.filter(({ present }) => present).length, seats.length)}
              </span>
            </p>
            {standing ? <p>{standing}</p> : null}
            {namesOf(captain === null ? [] : [captain]).map((who) => (
              <p key={who} className={styles.mark}>
                <IconFlame size={16} aria-hidden /> {words.captain(who)}
              </p>
            ))}
            {speakers.length > 0 ? (
              <p className={styles.mark} data-lit>
                <IconMicrophone size={16} aria-hidden /> {words.speaking(speakers)}
              </p>
            ) : null}
            {hands.length > 0 ? (
              <p className={styles.mark} data-lit>
                <IconHandStop size={16} aria-hidden /> {words.hands(hands)}
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
