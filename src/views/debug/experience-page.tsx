import { lazy, Suspense } from 'react';
import { PeopleHere } from '../experience/wait/people-here.tsx';
import { DebugPage } from './debug-page.tsx';
import styles from './debug-page.module.css';
import { seatsFixture, teamsFixture } from './live-fixtures.ts';

const RunningScene = lazy(() => import('./running-scene.tsx'));

/** `/debug/experience`: a session under the real director, and the waiting room's table. */
export default function ExperiencePage() {
  return (
    <DebugPage path="/debug/experience">
      <div className={styles.parts}>
        <section className={styles.page}>
          <h2>A session that runs</h2>
          <Suspense fallback={<p role="status">The scene opens.</p>}>
            <RunningScene />
          </Suspense>
        </section>
        <section>
          <h2>Round the light</h2>
          <PeopleHere teams={teamsFixture} seats={seatsFixture} own="ana" />
        </section>
      </div>
    </DebugPage>
  );
}
