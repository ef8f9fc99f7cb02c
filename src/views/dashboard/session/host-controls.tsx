import { Textarea } from '@mantine/core';
import {
  IconArrowsExchange,
  IconClockPlus,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipForward,
  IconPlayerStop,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { ControlRequest, LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { sceneIdOf } from '#contract/rules/host-controls.ts';
import { Button } from '../../shared/controls/button.tsx';
import type { HostHand } from '../../../machines/host-console/use-host-console.tsx';
import { AskFirstDialog } from '../../shared/ask-first-dialog.tsx';
import styles from '../dashboard.module.css';

const holdWords: Partial<Record<LiveAnswer['phase'], string>> = {
  waiting: 'Hold the start',
  clip: 'Hold after this scene',
};

const skipWords: Partial<Record<LiveAnswer['phase'], string>> = {
  clip: 'Skip this scene',
  decision: 'Close it now',
  breakout: 'Close it now',
  outcome: 'Go on now',
};

interface ActProps {
  hand: HostHand;
  control: ControlRequest;
  icon: ReactNode;
  children: ReactNode;
  variant?: 'default';
}

/** Pressed at the click, whatever the line does; keeps the focus while it is under way. */
function Act({ hand, control, icon, children, variant }: ActProps) {
  const isUnderWay = hand.isUnderWay(control);
  return (
    <Button
      variant={variant}
      leftSection={icon}
      aria-busy={isUnderWay}
      data-pressed={isUnderWay || undefined}
      onClick={() => hand.issue(control)}
    >
      {children}
    </Button>
  );
}

const end = { action: 'end' } as const;

function EndDialog({ hand, opened, onClose }: { hand: HostHand; opened: boolean; onClose: () => void }) {
  const [reason, setReason] = useState('');
  return (
    <AskFirstDialog
      opened={opened}
      onClose={onClose}
      title="End it for everybody?"
      act="End the session"
      keep="Let it go on"
      busy={hand.isUnderWay(end)}
      onAct={() => {
        onClose();
        hand.issue({ ...end, ...(reason.trim() ? { reason: reason.trim() } : {}) });
      }}
    >
      <p>
        The story breaks off on every screen and is scored as far as it went. Everybody reads that you ended
        it. The credit stays used. This cannot be undone.
      </p>
      <Textarea
        label="Why (optional)"
        description="Everybody reads it."
        autosize
        minRows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </AskFirstDialog>
  );
}

interface HostControlsProps {
  live: LiveAnswer;
  hand: HostHand;
  /** Absent where there is nobody or nowhere to move. */
  onMove: (() => void) | undefined;
}

/** What the session would take now. */
export function HostControls({ live, hand, onMove }: HostControlsProps) {
  const [ending, setEnding] = useState(false);
  const start = { action: 'start_now' } as const;
  const extend = { action: 'extend', seconds: 60 } as const;
  const hold = { action: live.hold ? 'resume' : 'hold' } as const;
  const skip = { action: 'skip', scene_id: sceneIdOf(live) ?? '', phase: live.phase } as const;
  return (
    <div className={styles.actions}>
      {hand.offers(start) ? (
        <Act hand={hand} control={start} icon={<IconPlayerPlay size={18} />}>
          Start now
        </Act>
      ) : null}
      {hand.offers(extend) ? (
        <Act hand={hand} control={extend} variant="default" icon={<IconClockPlus size={18} />}>
          One more minute
        </Act>
      ) : null}
      {hand.offers(hold) ? (
        <Act
          hand={hand}
          control={hold}
          variant="default"
          icon={live.hold ? <IconPlayerPlay size={18} /> : <IconPlayerPause size={18} />}
        >
          {live.hold ? 'Go on' : (holdWords[live.phase] ?? 'Hold')}
        </Act>
      ) : null}
      {hand.offers(skip) ? (
        <Act hand={hand} control={skip} variant="default" icon={<IconPlayerSkipForward size={18} />}>
          {skipWords[live.phase]}
        </Act>
      ) : null}
      {onMove ? (
        <Button variant="default" leftSection={<IconArrowsExchange size={18} />} onClick={onMove}>
          Move somebody
        </Button>
      ) : null}
      {hand.offers(end) ? (
        <Button
          variant="subtle"
          color="ember"
          leftSection={<IconPlayerStop size={18} />}
          aria-busy={hand.isUnderWay(end)}
          onClick={() => setEnding(true)}
        >
          End for everybody
        </Button>
      ) : null}
      <EndDialog hand={hand} opened={ending} onClose={() => setEnding(false)} />
    </div>
  );
}
