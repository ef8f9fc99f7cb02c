import { Button } from '@mantine/core';
import { IconClockPlus, IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { ControlRequest } from '#contract/calls/schemas/host-control.ts';
import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { PublicProjection } from '#contract/messages/session-projection.ts';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import { useLiveProjection } from '../../../react/use-sessions.ts';
import { AskFirstDialog } from '../../shared/ask-first-dialog.tsx';
import styles from '../dashboard.module.css';

interface HostConsoleProps {
  session: SessionDetail;
  acts: SessionActs;
}

const refreshMs = 3000;

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

/** Follows a running session and lets the organiser start, hold, extend or end it. */
export function HostConsole({ session, acts }: HostConsoleProps) {
  const { data: live, refresh } = useLiveProjection(session.id);
  useEffect(() => {
    const timer = setInterval(refresh, refreshMs);
    return () => clearInterval(timer);
  });
  const [asked, setAsked] = useState(false);
  if (!live) return null;
  const act = (control: ControlRequest) => acts.issue({ act: 'control', id: session.id, control });
  const present = live.seats.filter((seat) => seat.present).length;
  const timed = live.phase === 'decision' || live.phase === 'breakout';
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
        </div>
        <div className={styles.actions}>
          {live.phase === 'waiting' ? (
            <Button leftSection={<IconPlayerPlay size={18} />} onClick={() => act({ action: 'start_now' })}>
              Start now
            </Button>
          ) : null}
          {timed ? (
            <Button
              variant="default"
              leftSection={<IconClockPlus size={18} />}
              onClick={() => act({ action: 'extend', seconds: 60 })}
            >
              One more minute
            </Button>
          ) : null}
          {live.phase !== 'waiting' && live.phase !== 'ended' ? (
            <>
              <Button
                variant="default"
                leftSection={live.held ? <IconPlayerPlay size={18} /> : <IconPlayerPause size={18} />}
                onClick={() => act({ action: live.held ? 'resume' : 'hold' })}
              >
                {live.held ? 'Go on' : 'Hold after this scene'}
              </Button>
              <Button
                variant="subtle"
                color="ember"
                leftSection={<IconPlayerStop size={18} />}
                onClick={() => setAsked(true)}
              >
                End for everybody
              </Button>
            </>
          ) : null}
        </div>
      </div>
      <AskFirstDialog
        opened={asked && live.phase !== 'ended'}
        onClose={() => setAsked(false)}
        title="End it for everybody?"
        act="End the session"
        keep="Let it go on"
        busy={acts.busy}
        onAct={() => act({ action: 'end' })}
      >
        <p>
          The story breaks off on every screen and is scored as far as it went. The credit stays used. This
          cannot be undone.
        </p>
      </AskFirstDialog>
    </section>
  );
}
