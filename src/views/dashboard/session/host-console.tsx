import { lazy, Suspense, useState } from 'react';
import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { PublicProjection } from '#contract/messages/session-projection.ts';
import { useHostConsole } from '../../../machines/host-console/use-host-console.tsx';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import dashboard from '../dashboard.module.css';
import { HelpCalls } from './help-calls.tsx';
import styles from './host-console.module.css';
import { HostControls } from './host-controls.tsx';
import { HostFacts } from './host-facts.tsx';
import { HostMessageForm } from './host-message-form.tsx';
import { MoreTimeChoice } from './more-time-choice.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ReportedMessages } from './reported-messages.tsx';

const ChartOutOfReach = () => (
  <p role="status">The drawing could not be fetched. Close it and open it again.</p>
);
const SessionChart = lazy(() =>
  import('./chart/session-chart.tsx').catch(() => ({ default: ChartOutOfReach })),
);

const phaseWords: Record<PublicProjection['phase'], string> = {
  waiting: 'Waiting for the start',
  gathering: 'Getting the next scene ready on every screen',
  clip: 'Watching',
  decision: 'Deciding together',
  outcome: 'Seeing what came of it',
  breakout: 'In their team rooms',
  ended: 'The story is over',
  cancelled: 'Cancelled',
  failed: 'Not held',
};

function sceneTitle(live: PublicProjection): string | undefined {
  return live.breakout?.title ?? live.decision?.title ?? live.clip?.title;
}

interface HostConsoleProps {
  session: SessionDetail;
  acts: SessionActs;
  moving: boolean;
  onMoving: (moving: boolean) => void;
}

/** Follows a running session by its events and lets the organiser lead it: everything done here is seen by its people. */
export function HostConsole({ session, acts, moving, onMoving }: HostConsoleProps) {
  const { live, failure, hand, isUnreadable } = useHostConsole(session.id);
  const [charted, setCharted] = useState(false);
  if (!live) return null;
  const present = live.seats.filter((seat) => seat.present).length;
  const mayMove = session.possible.includes('changeAttendees') && live.teams.length > 1;
  return (
    <section className={dashboard.panel} aria-labelledby="host-console">
      <div className={dashboard.heading}>
        <div>
          <h2 id="host-console" className={dashboard.panelTitle}>
            {phaseWords[live.phase]}
          </h2>
          <p className={dashboard.lead}>
            {sceneTitle(live) ? `${sceneTitle(live)}. ` : ''}
            {present} of {live.seats.length} people are here.
          </p>
          {isUnreadable ? (
            <p role="status" className={dashboard.soft}>
              The session does not answer. This is how it was; it is read again by itself.
            </p>
          ) : null}
          {failure ? <p role="alert">{failure.message}</p> : null}
        </div>
        <HostControls live={live} hand={hand} onMove={mayMove ? () => onMoving(true) : undefined} />
      </div>
      <div className={styles.parts}>
        <HelpCalls live={live} hand={hand} />
        <ReportedMessages live={live} hand={hand} />
        <HostFacts live={live} />
        <HostMessageForm live={live} hand={hand} />
        <MoreTimeChoice live={live} hand={hand} />
        <details className={styles.chart} onToggle={(event) => setCharted(event.currentTarget.open)}>
          <summary>The session as a statechart</summary>
          {charted ? (
            <Suspense fallback={<p role="status">The statechart is being fetched.</p>}>
              <SessionChart states={live.states} />
            </Suspense>
          ) : null}
        </details>
      </div>
      <MoveDialog live={live} acts={acts} opened={moving} onClose={() => onMoving(false)} />
    </section>
  );
}
