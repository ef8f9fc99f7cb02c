import { form, plural } from '#contract/words/en/counts.ts';
import { IconFlame, IconHandStop, IconMicrophone } from '@tabler/icons-react';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { useServerTime } from './host-clock.tsx';
import styles from './host-console.module.css';

/** Speech is reported every ten seconds while somebody talks. */
const speaksForMs = 15_000;

/** What a team has done in the open decision or challenge, in a few words. */
export function teamStanding(live: LiveAnswer, teamId: number): string {
  const present = live.seats.filter((seat) => seat.team_id === teamId && seat.present);
  if (live.decision) {
    const voted = present.filter(({ seat_id }) => live.decision?.voted.includes(seat_id)).length;
    return `${voted} of ${present.length} ${form(voted, 'has', 'have')} voted`;
  }
  if (!live.breakout) return '';
  const { task, solved_teams } = live.breakout;
  if (task.kind === 'talk') {
    const rested = present.filter(({ seat_id }) => task.rested.includes(seat_id)).length;
    return `${rested} of ${present.length} ${form(rested, 'is', 'are')} ready to continue`;
  }
  const progress = live.progress.find(({ team_id }) => team_id === teamId);
  const done = progress
    ? [
        plural(progress.attempts, 'try', 'tries'),
        plural(progress.hints, 'hint', 'hints'),
        ...(progress.clues > 0
          ? [`${progress.shared} of ${plural(progress.clues, 'clue', 'clues')} shared`]
          : []),
      ]
    : [];
  return [solved_teams.includes(teamId) ? 'solved' : 'still working', ...done].join(', ');
}

/** Each team: how many are here, how far it is, its captain, who speaks and who would like a word. */
export function HostTeams({ live }: { live: LiveAnswer }) {
  const now = useServerTime();
  const speaking = live.speaking.flatMap(({ seat_id, at }) => (now - at < speaksForMs ? seat_id : []));
  return (
    <ul className={styles.teams} aria-label="Teams">
      {live.teams.map(({ team_id, name, captain }) => {
        const seats = live.seats.filter((seat) => seat.team_id === team_id);
        const namesOf = (ids: readonly string[]) =>
          seats.filter(({ seat_id }) => ids.includes(seat_id)).map((seat) => seat.name);
        const speakers = namesOf(speaking);
        const hands = namesOf(live.hands);
        const standing = teamStanding(live, team_id);
        return (
          <li key={team_id}>
            <p className={styles.head}>
              <strong>{name}</strong>
              <span className={styles.soft}>
                {seats.filter(({ present }) => present).length} of {seats.length} here
              </span>
            </p>
            {standing ? <p>{standing}</p> : null}
            {namesOf(captain === null ? [] : [captain]).map((who) => (
              <p key={who} className={styles.mark}>
                <IconFlame size={16} aria-hidden /> Captain: {who}
              </p>
            ))}
            {speakers.length > 0 ? (
              <p className={styles.mark} data-lit>
                <IconMicrophone size={16} aria-hidden /> Speaking: {speakers.join(', ')}
              </p>
            ) : null}
            {hands.length > 0 ? (
              <p className={styles.mark} data-lit>
                <IconHandStop size={16} aria-hidden /> Would like a word: {hands.join(', ')}
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
