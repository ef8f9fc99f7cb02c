import { Button } from '@mantine/core';
import { IconClockPlus, IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import type { PublicProjection } from '#contract/messages/session-projection.ts';
import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import { useHostConsole } from '../../machines/host-console/use-host-console.tsx';
import styles from './dashboard.module.css';

interface HostConsoleProps {
  session: SessionDetail;
}

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
export function HostConsole({ session }: HostConsoleProps) {
  const { live, isUnreadable, failure, underWay, control } = useHostConsole(session.id);
  if (!live) return null;
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
          {isUnreadable ? (
            <p role="status" className={styles.soft}>
              The session does not answer. This is how it was; it is read again by itself.
            </p>
          ) : null}
          {failure ? <p role="alert">{failure.message}</p> : null}
        </div>
        <div className={styles.actions}>
          {live.phase === 'waiting' ? (
            <Button
              leftSection={<IconPlayerPlay size={18} />}
              loading={underWay === 'start_now'}
              onClick={() => control({ action: 'start_now' })}
            >
              Start now
            </Button>
          ) : null}
          {timed ? (
            <Button
              variant="default"
              leftSection={<IconClockPlus size={18} />}
              loading={underWay === 'extend'}
              onClick={() => control({ action: 'extend', seconds: 60 })}
            >
              One more minute
            </Button>
          ) : null}
          {live.phase !== 'waiting' && live.phase !== 'ended' ? (
            <>
              <Button
                variant="default"
                leftSection={live.held ? <IconPlayerPlay size={18} /> : <IconPlayerPause size={18} />}
                loading={underWay === 'hold' || underWay === 'resume'}
                onClick={() => control({ action: live.held ? 'resume' : 'hold' })}
              >
                {live.held ? 'Go on' : 'Hold after this scene'}
              </Button>
              <Button
                variant="subtle"
                color="ember"
                leftSection={<IconPlayerStop size={18} />}
                loading={underWay === 'end'}
                onClick={() => control({ action: 'end' })}
              >
                End for everybody
              </Button>
            </>
          ) : null}
        </div>
      </div>
    </section>
  );
}
