import { lazy, Suspense, useState } from 'react';
import type { OwnVote } from '../../machines/experience-playback/experience-selectors.ts';
import { ServerClockContext } from '../../machines/live-session/use-live-session.tsx';
import { PeopleHere } from '../experience/wait/people-here.tsx';
import { DecisionPanel } from '../experience/live/decision-panel.tsx';
import { OutcomeScene } from '../experience/live/outcome-scene.tsx';
import { DebugPage } from './debug-page.tsx';
import styles from './debug-page.module.css';
import { decisionFixture, outcomeFixture, seatsFixture, teamsFixture } from './live-fixtures.ts';

const RunningScene = lazy(() => import('./running-scene.tsx'));

const decisionClock = { now: () => decisionFixture.open_at + 18_000 };
const outcomeClock = { now: () => outcomeFixture.next_at - 5000 };

/** `/debug/experience`: a session under the real director, and parts of the live page standing still. */
export default function ExperiencePage() {
  const [optionId, setOptionId] = useState<string | null>(null);
  const vote: OwnVote = { optionId, state: optionId ? 'counted' : 'none', problem: null };
  return (
    <DebugPage path="/debug/experience">
      <div className={styles.parts}>
        <section className={styles.page}>
          <h2>A session that runs</h2>
          <Suspense fallback={<p role="status">The scene opens.</p>}>
            <RunningScene />
          </Suspense>
        </section>
        <h2>Parts that stand still</h2>
        <ServerClockContext value={decisionClock}>
          <DecisionPanel
            decision={decisionFixture}
            endsAt={decisionFixture.close_at}
            seats={seatsFixture}
            captain={{ name: 'Ana Silva', own: false }}
            vote={vote}
            onVote={setOptionId}
          />
        </ServerClockContext>
        <ServerClockContext value={outcomeClock}>
          <OutcomeScene
            ownTeamId={1}
            outcome={outcomeFixture}
            endsAt={outcomeFixture.next_at}
            teams={teamsFixture}
          />
        </ServerClockContext>
        <section>
          <h2>Round the light</h2>
          <PeopleHere teams={teamsFixture} seats={seatsFixture} own="ana" />
        </section>
      </div>
    </DebugPage>
  );
}
