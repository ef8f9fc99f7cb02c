import { PeopleHere } from '../experience/wait/people-here.tsx';
import { late } from '../shared/late.tsx';
import { DebugPage } from './debug-page.tsx';
import styles from './debug-page.module.css';
import type { RosterSeat, RosterTeam } from '#contract/messages/session-projection.ts';

const seatsFixture: RosterSeat[] = [
  { seat_id: 'ana', name: 'Ana Silva', team_id: 1, present: true, checked: true, bot: false },
  { seat_id: 'ben', name: 'Ben Okoro', team_id: 1, present: true, checked: true, bot: false },
  { seat_id: 'chloe', name: 'Chloe Duval', team_id: 1, present: false, checked: false, bot: false },
  { seat_id: 'dan', name: 'Dan Weiss', team_id: 2, present: true, checked: true, bot: false },
];

const teamsFixture: RosterTeam[] = [
  { team_id: 1, name: 'Otters', captain: 'ana' },
  { team_id: 2, name: 'Herons', captain: 'dan' },
];

const RunningScene = late(
  async () => (await import('./running-scene.tsx')).RunningScene,
  () => <p role="status">The scene opens.</p>,
);

/** `/debug/experience`: a session under the real director, and the waiting room's table. */
export default function ExperiencePage() {
  return (
    <DebugPage path="/debug/experience">
      <div className={styles.parts}>
        <section className={styles.page}>
          <h2>A session that runs</h2>
          <RunningScene />
        </section>
        <section>
          <h2>Reactions</h2>
          <PeopleHere teams={teamsFixture} seats={seatsFixture} own="ana" />
        </section>
      </div>
    </DebugPage>
  );
}
