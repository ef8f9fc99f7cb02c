import { useState } from 'react';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { useHostConsole, type HostHand } from '../../../../machines/host-console/use-host-console.tsx';
import type { SessionActs } from '../../../../react/use-session-acts.ts';
import { useSessionHostWords } from '../../../../words/organiser/sessions/session-host-words.ts';
import { late } from '../../../shared/late.tsx';
import { HelpCalls } from './help-calls.tsx';
import styles from './host-console.module.css';
import { HostControls } from './host-control-buttons.tsx';
import { HostMessageForm } from './host-message-form.tsx';
import { HostNow } from './host-now.tsx';
import { HostPeople } from './host-people.tsx';
import { HostTeams } from './host-teams.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ReportedMessages } from './reported-messages.tsx';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { Switch } from '../../../shared/controls/switch.tsx';
import dashboard from '../../dashboard.module.css';

/** Who needs more time; only the host and that person can see it. */
function MoreTimeChoice({ live, hand }: { live: LiveAnswer; hand: HostHand }) {
  const { moreTime: words } = useSessionHostWords();
  return (
    <details>
      <summary>{words.title(live.more_time.length)}</summary>
      <p className={dashboard.soft}>{words.text}</p>
      <div className={styles.switches}>
        {live.seats.map(({ seat_id, name }) => (
          <Switch
            key={seat_id}
            label={name}
            checked={live.more_time.includes(seat_id)}
            onChange={(event) =>
              hand.issue({ action: 'more_time', seat_id, wanted: event.currentTarget.checked })
            }
          />
        ))}
      </div>
    </details>
  );
}

const ChartLoading = () => <p role="status">{useSessionHostWords().chart.loading}</p>;
const ChartOutOfReach = () => <p role="status">{useSessionHostWords().chart.failed}</p>;
const SessionChart = late(
  async () => (await import('../chart/session-chart.tsx')).SessionChart,
  ChartLoading,
  ChartOutOfReach,
);

interface HostConsoleProps {
  session: Pick<SessionDetail, 'id' | 'people'>;
  /** For those who may also move people to another team. */
  moves?: {
    session: SessionDetail;
    acts: SessionActs;
    moving: boolean;
    onMoving: (moving: boolean) => void;
  };
}

/**
 * Follows a running session by its events and lets the organiser lead it: what runs and how the teams are at the left, the
 * people, their calls and what is written to them at the right. Everything done here is seen by its people.
 */
export function HostConsole({ session, moves }: HostConsoleProps) {
  const { console: words } = useSessionHostWords();
  const { live, failure, hand, isUnreadable } = useHostConsole(session.id);
  const [charted, setCharted] = useState(false);
  if (!live) return null;
  const offered =
    moves?.session.possible.includes('changeAttendees') && live.teams.length > 1 ? moves : undefined;
  const isCalled = live.help_called.length > 0 || live.reports.length > 0;
  return (
    <section className={styles.console} aria-labelledby="host-console">
      <HostNow live={live} />
      <div className={styles.controls}>
        <HostControls
          live={live}
          joined={session.people.joined}
          usesCredit={moves !== undefined}
          hand={hand}
          onMove={offered && (() => offered.onMoving(true))}
        />
        {isUnreadable ? (
          <p role="status" className={styles.soft}>
            {words.lostContact}
          </p>
        ) : null}
        {failure ? <p role="alert">{failure.message}</p> : null}
      </div>
      <div className={styles.side}>
        <section className={styles.calls} aria-labelledby="host-calls">
          <h3 id="host-calls">{words.calls}</h3>
          {isCalled ? null : <p className={styles.soft}>{words.noCalls}</p>}
          <HelpCalls live={live} hand={hand} />
          <ReportedMessages live={live} hand={hand} />
        </section>
        <section className={styles.rest} aria-labelledby="host-people">
          <h3 id="host-people">{words.guests}</h3>
          <HostPeople live={live} />
          <MoreTimeChoice live={live} hand={hand} />
          <details>
            <summary>{words.write}</summary>
            <HostMessageForm live={live} hand={hand} />
          </details>
          <details onToggle={(event) => setCharted(event.currentTarget.open)}>
            <summary>{words.technical}</summary>
            {charted ? <SessionChart states={live.states} /> : null}
          </details>
        </section>
      </div>
      <section className={styles.progress} aria-labelledby="host-teams">
        <h3 id="host-teams">{words.teams}</h3>
        <HostTeams live={live} />
      </section>
      {moves ? (
        <MoveDialog
          session={moves.session}
          live={live}
          acts={moves.acts}
          opened={moves.moving}
          onClose={() => moves.onMoving(false)}
        />
      ) : null}
    </section>
  );
}
