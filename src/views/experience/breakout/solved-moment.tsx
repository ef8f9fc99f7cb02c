import { IconCheck, IconHourglass } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { RosterSeat, RosterTeam } from '#contract/messages/session-projection.ts';
import type { TeamProjection } from '#contract/messages/team-projection.ts';
import { VisuallyHidden } from '../../shared/controls/visually-hidden.tsx';
import { useServerClock } from '../../../machines/live-session/use-live-session.tsx';
import { playChime } from '../../../services/playback/chime.ts';
import type { StoryWords } from '#contract/words/en/story.ts';
import { useWords } from '../../../words/use-words.tsx';
import styles from './solved-moment.module.css';

/** A latecomer sees that it is solved, and does not hear it. */
const newsMs = 4000;

const namesOf = (seatIds: readonly string[], seats: readonly RosterSeat[], someone: string) =>
  seatIds.map((id) => seats.find(({ seat_id }) => seat_id === id)?.name ?? someone);

const foundWords = (table: StoryWords['table'], names: readonly string[]) =>
  names.length > 1 ? table.foundTogether(names) : table.foundBy(names);

/** Beyond so many letters a way or an order is set smaller, so that all of the moment is in sight. */
const longWord = 24;

type Found = NonNullable<TeamProjection['found']>;

/** The same for screen readers: a live region that exists beforehand, so that its change is read out. */
export function SolvedAnnouncement({ found, seats }: { found: Found | null; seats: readonly RosterSeat[] }) {
  const { common, table } = useWords();
  return (
    <VisuallyHidden role="status">
      {found
        ? `${table.foundWord(found.answer)} ${foundWords(table, namesOf(found.seat_ids, seats, common.someone))}. ${table.worth(found.points)}.`
        : ''}
    </VisuallyHidden>
  );
}

interface SolvedMomentProps {
  found: Found;
  meanwhile: string | null;
  seats: readonly RosterSeat[];
  teams: readonly RosterTeam[];
  ownTeamId: number | undefined;
  solvedTeams: readonly number[];
  /** No chime where the sound is off. */
  silent: boolean;
}

/** The table has it: the word, who found it and what it earns; then how far the others are. */
export function SolvedMoment(props: SolvedMomentProps) {
  const { found, meanwhile, seats, teams, ownTeamId, solvedTeams, silent } = props;
  const { common, table } = useWords();
  const clock = useServerClock();
  const isSilent = useRef(silent);
  useEffect(() => {
    const isNews = clock.now() - found.at < newsMs;
    if (isNews && !isSilent.current && navigator.userActivation?.hasBeenActive)
      playChime(() => new AudioContext());
  }, [clock, found.at]);
  const names = namesOf(found.seat_ids, seats, common.someone);
  const others = teams.filter(({ team_id }) => team_id !== ownTeamId);
  const isWaiting = others.some(({ team_id }) => !solvedTeams.includes(team_id));
  return (
    <section className={styles.moment}>
      <svg className={styles.light} viewBox="0 0 240 120" aria-hidden="true">
        <circle className={styles.glow} cx="120" cy="62" r="54" />
        <path className={styles.far} d="M0 96 48 62l40 26 36-30 44 34 32-22 40 30v20H0Z" />
        <path className={styles.near} d="M0 108 60 88l56 16 52-18 72 22v12H0Z" />
        <path className={styles.handle} d="M108 36a12 12 0 0 1 24 0" />
        <rect className={styles.lamp} x="106" y="38" width="28" height="38" rx="6" />
        <path className={styles.flame} d="M120 44c7 9 8 14 8 18a8 8 0 0 1-16 0c0-4 1-9 8-18Z" />
      </svg>
      <h2 className={styles.word} data-long={found.answer.length > longWord || undefined}>
        {found.answer}
      </h2>
      <p className={styles.who}>
        {foundWords(table, names)}
        <strong>{table.worth(found.points)}</strong>
      </p>
      {others.length > 0 ? (
        <ul className={styles.others}>
          {others.map(({ team_id, name }) => {
            const isThere = solvedTeams.includes(team_id);
            return (
              <li key={team_id}>
                {isThere ? <IconCheck size={18} aria-hidden /> : <IconHourglass size={18} aria-hidden />}
                {name}: {isThere ? table.thereToo : table.stillAtIt}
              </li>
            );
          })}
        </ul>
      ) : null}
      {meanwhile ? (
        <div className={styles.meanwhile}>
          <h3>{isWaiting ? table.meanwhile : table.untilThen}</h3>
          <p>{meanwhile}</p>
        </div>
      ) : null}
      {meanwhile || isWaiting ? null : <p>{table.everybodyThere}</p>}
    </section>
  );
}
