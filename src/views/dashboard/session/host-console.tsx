import { Button } from '@mantine/core';
import { IconClockPlus, IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useState } from 'react';
import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { PublicProjection } from '#contract/messages/session-projection.ts';
import { type HostHand, useHostConsole } from '../../../machines/host-console/use-host-console.tsx';
import { AskFirstDialog } from '../../shared/ask-first-dialog.tsx';
import styles from '../dashboard.module.css';
import { HelpCalls } from './help-calls.tsx';
import { HostFacts } from './host-facts.tsx';

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

/** What the session would take now. */
function Controls({ hand }: { hand: HostHand }) {
  const [ending, setEnding] = useState(false);
  const extend = { action: 'extend', seconds: 60 } as const;
  return (
    <div className={styles.actions}>
      {hand.action === 'start_now' || hand.possible({ action: 'start_now' }) ? (
        <Button
          leftSection={<IconPlayerPlay size={18} />}
          loading={hand.action === 'start_now'}
          onClick={() => hand.issue({ action: 'start_now' })}
        >
          Start now
        </Button>
      ) : null}
      {hand.action === 'extend' || hand.possible(extend) ? (
        <Button
          variant="default"
          leftSection={<IconClockPlus size={18} />}
          loading={hand.action === 'extend'}
          onClick={() => hand.issue(extend)}
        >
          One more minute
        </Button>
      ) : null}
      {(['hold', 'resume'] as const).map((action) =>
        hand.action === action || hand.possible({ action }) ? (
          <Button
            key={action}
            variant="default"
            leftSection={action === 'hold' ? <IconPlayerPause size={18} /> : <IconPlayerPlay size={18} />}
            loading={hand.action === action}
            onClick={() => hand.issue({ action })}
          >
            {action === 'hold' ? 'Hold after this scene' : 'Go on'}
          </Button>
        ) : null,
      )}
      {hand.action === 'end' || hand.possible({ action: 'end' }) ? (
        <Button
          variant="subtle"
          color="ember"
          leftSection={<IconPlayerStop size={18} />}
          loading={hand.action === 'end'}
          onClick={() => setEnding(true)}
        >
          End for everybody
        </Button>
      ) : null}
      <AskFirstDialog
        opened={ending}
        onClose={() => setEnding(false)}
        title="End it for everybody?"
        act="End the session"
        keep="Let it go on"
        busy={hand.action === 'end'}
        onAct={() => {
          setEnding(false);
          hand.issue({ action: 'end' });
        }}
      >
        <p>
          The story breaks off on every screen and is scored as far as it went. The credit stays used. This
          cannot be undone.
        </p>
      </AskFirstDialog>
    </div>
  );
}

/** Follows a running session and lets the organiser start, hold, extend or end it, and answer who calls. */
export function HostConsole({ session }: { session: SessionDetail }) {
  const { live, failure, hand, isUnreadable } = useHostConsole(session.id);
  if (!live) return null;
  const present = live.seats.filter((seat) => seat.present).length;
  return (
    <section className={styles.panel} aria-labelledby="host-console">
      <div className={styles.heading}>
        <div>
          <h2 id="host-console" className={styles.panelTitle}>
            {live.held ? 'Held' : phaseWords[live.phase]}
          </h2>
          <p className={styles.lead}>
            {sceneTitle(live) ? `${sceneTitle(live)}. ` : ''}
            {present} of {live.seats.length} people are here.
          </p>
          {isUnreadable ? (
            <p role="status" className={styles.soft}>
              The session does not answer. This is how it was; it is read again by itself.
            </p>
          ) : null}
          {failure ? <p role="alert">{failure.message}</p> : null}
        </div>
        <Controls hand={hand} />
      </div>
      <HelpCalls live={live} hand={hand} />
      <HostFacts live={live} />
    </section>
  );
}
