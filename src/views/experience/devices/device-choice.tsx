import { IconCheck, IconChevronUp } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLiveSession, useRoom } from '../../../machines/live-session/use-live-session.tsx';
import { selectChoices, selectDevice } from '../../../machines/video-room/video-room-selectors.ts';
import type { DeviceKind } from '../../../services/rooms/local-media.ts';
import { AnchoredPopover } from '../../shared/dialogs/anchored-popover.tsx';
import { useWords } from '../../../words/use-words.tsx';
import buttons from './device-buttons.module.css';
import styles from './device-choice.module.css';

/** The devices of a kind, the one in use marked. */
export function DeviceChoice({ kind }: { kind: DeviceKind }) {
  const { room } = useLiveSession();
  const { devices } = useWords();
  const device = useRoom(selectDevice(kind));
  const choices = useRoom(selectChoices)[kind];
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const id = useId();
  const name = devices[kind];
  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttons.more}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-label={devices.choose(name)}
        popoverTarget={id}
      >
        <IconChevronUp size={16} aria-hidden />
      </button>
      <AnchoredPopover id={id} anchor={button} role="menu" label={name} opened={opened} onChange={setOpened}>
        {choices.map((choice, index) => (
          <button
            key={choice.id}
            type="button"
            role="menuitemradio"
            aria-checked={choice.id === device.id}
            className={styles.item}
            popoverTarget={id}
            popoverTargetAction="hide"
            onKeyDown={moveWithinMenu}
            onClick={() => room.send({ type: 'device.chosen', kind, id: choice.id })}
          >
            <span className={styles.mark}>
              {choice.id === device.id ? <IconCheck size={16} aria-label={devices.current} /> : null}
            </span>
            {choice.label || `${name} ${index + 1}`}
          </button>
        ))}
      </AnchoredPopover>
    </>
  );
}

const steps: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveWithinMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('button') ?? [])];
  const next = steps[event.key]?.(items.indexOf(event.currentTarget), items.length);
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
