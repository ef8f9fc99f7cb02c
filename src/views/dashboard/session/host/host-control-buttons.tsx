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
import { sceneIdOf } from '#contract/rules/sessions/host-controls.ts';
import type { SessionHostWords } from '#contract/words/en/organiser/sessions/session-host.ts';
import { Button } from '../../../shared/controls/button.tsx';
import type { HostHand } from '../../../../machines/host-console/use-host-console.tsx';
import { useSessionHostWords } from '../../../../words/organiser/sessions/session-host-words.ts';
import { MailQuestion } from '../../../shared/dialogs/mail-question.tsx';
import { Switch } from '../../../shared/controls/switch.tsx';
import styles from './host-console.module.css';
import { useLetterKeys } from './use-letter-keys.ts';

type ControlWords = SessionHostWords['controls'];
type PhaseWords = Partial<Record<LiveAnswer['phase'], keyof ControlWords>>;

const holdWords: PhaseWords = { waiting: 'holdBeforeStart', clip: 'holdAfterScene' };
const skipWords: PhaseWords = {
  clip: 'skipScene',
  decision: 'closeVoting',
  breakout: 'closeRiddle',
  outcome: 'skipResult',
};

function holdLabel({ hold, phase }: LiveAnswer, words: ControlWords): string {
  return hold ? words.resume : words[holdWords[phase] ?? 'hold'];
}

function skipLabel({ phase }: LiveAnswer, words: ControlWords): string | undefined {
  const word = skipWords[phase];
  return word && words[word];
}

/** The key of each act, as it is written on its button. */
const keys = { start: 'S', extend: 'M', hold: 'H', skip: 'N', move: 'T', end: 'E' } as const;

const Key = ({ of }: { of: string }) => (
  <span className={styles.key} aria-hidden="true">
    {of}
  </span>
);

interface ActProps {
  hand: HostHand;
  control: ControlRequest;
  letter: string;
  icon: ReactNode;
  children: ReactNode;
  variant?: 'default';
}

/** Pressed at the click, whatever the line does; keeps the focus while it is under way. */
function Act({ hand, control, letter, icon, children, variant }: ActProps) {
  const isUnderWay = hand.isUnderWay(control);
  return (
    <Button
      variant={variant}
      leftSection={icon}
      rightSection={<Key of={letter} />}
      aria-keyshortcuts={letter}
      aria-busy={isUnderWay}
      data-pressed={isUnderWay || undefined}
      onClick={() => hand.issue(control)}
    >
      {children}
    </Button>
  );
}

const end = { action: 'end' } as const;

interface EndDialogProps {
  hand: HostHand;
  /** How many have joined so far. */
  joined: number;
  usesCredit: boolean;
  opened: boolean;
  onClose: () => void;
}

function EndDialog({ hand, joined, usesCredit, opened, onClose }: EndDialogProps) {
  const { end: words } = useSessionHostWords();
  const [reason, setReason] = useState('');
  return (
    <MailQuestion
      opened={opened}
      onClose={onClose}
      title={words.title}
      act={words.act}
      color="ember"
      keep={words.keep}
      busy={hand.isUnderWay(end)}
      onAct={() => {
        onClose();
        hand.issue({ ...end, ...(reason.trim() ? { reason: reason.trim() } : {}) });
      }}
      people={joined}
      to={words.to}
      reads={words.reads}
    >
      <p>{words.text(usesCredit)}</p>
      <Textarea
        label={words.reason}
        description={words.reasonHelp}
        autosize
        minRows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </MailQuestion>
  );
}

interface HostControlsProps {
  live: LiveAnswer;
  /** How many have joined so far. */
  joined: number;
  /** To those who plan sessions; others read nothing of credits. */
  usesCredit: boolean;
  hand: HostHand;
  /** Absent where there is nobody or nowhere to move. */
  onMove: (() => void) | undefined;
}

/** What the session would take now, in one bar; each by its key too, unless the keys are switched off. */
export function HostControls({ live, joined, usesCredit, hand, onMove }: HostControlsProps) {
  const { controls: words } = useSessionHostWords();
  const [ending, setEnding] = useState(false);
  const [hasKeys, setHasKeys] = useState(true);
  const start = { action: 'start_now' } as const;
  const extend = { action: 'extend', seconds: 60 } as const;
  const hold = { action: live.hold ? 'resume' : 'hold' } as const;
  const skip = { action: 'skip', scene_id: sceneIdOf(live) ?? '', phase: live.phase } as const;
  const isOffered = { start, extend, hold, skip };
  useLetterKeys(
    {
      ...Object.fromEntries(
        Object.entries(isOffered).flatMap(([act, control]) =>
          hand.offers(control) ? [[keys[act as keyof typeof isOffered], () => hand.issue(control)]] : [],
        ),
      ),
      ...(onMove ? { [keys.move]: onMove } : {}),
      ...(hand.offers(end) ? { [keys.end]: () => setEnding(true) } : {}),
    },
    hasKeys,
  );
  return (
    <fieldset className={styles.bar} aria-label={words.label} data-keys={hasKeys || undefined}>
      {hand.offers(start) ? (
        <Act hand={hand} control={start} letter={keys.start} icon={<IconPlayerPlay size={18} />}>
          {words.start}
        </Act>
      ) : null}
      {hand.offers(extend) ? (
        <Act
          hand={hand}
          control={extend}
          letter={keys.extend}
          variant="default"
          icon={<IconClockPlus size={18} />}
        >
          {words.addMinute}
        </Act>
      ) : null}
      {hand.offers(hold) ? (
        <Act
          hand={hand}
          control={hold}
          letter={keys.hold}
          variant="default"
          icon={live.hold ? <IconPlayerPlay size={18} /> : <IconPlayerPause size={18} />}
        >
          {holdLabel(live, words)}
        </Act>
      ) : null}
      {hand.offers(skip) ? (
        <Act
          hand={hand}
          control={skip}
          letter={keys.skip}
          variant="default"
          icon={<IconPlayerSkipForward size={18} />}
        >
          {skipLabel(live, words)}
        </Act>
      ) : null}
      {onMove ? (
        <Button
          variant="default"
          leftSection={<IconArrowsExchange size={18} />}
          rightSection={<Key of={keys.move} />}
          aria-keyshortcuts={keys.move}
          onClick={onMove}
        >
          {words.move}
        </Button>
      ) : null}
      {hand.offers(end) ? (
        <Button
          variant="subtle"
          color="ember"
          leftSection={<IconPlayerStop size={18} />}
          rightSection={<Key of={keys.end} />}
          aria-keyshortcuts={keys.end}
          aria-busy={hand.isUnderWay(end)}
          onClick={() => setEnding(true)}
        >
          {words.end}
        </Button>
      ) : null}
      <div className={styles.keys}>
        <Switch
          label={words.keys}
          checked={hasKeys}
          onChange={(event) => setHasKeys(event.currentTarget.checked)}
        />
      </div>
      <EndDialog
        usesCredit={usesCredit}
        hand={hand}
        joined={joined}
        opened={ending}
        onClose={() => setEnding(false)}
      />
    </fieldset>
  );
}
