import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useLiveSession, useRoom } from '../../../machines/live-session/use-live-session.tsx';
import { selectChoices, selectDevice } from '../../../machines/video-room/video-room-selectors.ts';
import type { DeviceKind } from '../../../services/rooms/local-media.ts';
import { useOpenedWhenWanted } from '../../shared/arriving-late.tsx';
import { useWords } from '../words/use-words.tsx';
import styles from './device-choice.module.css';
import { DeviceChoiceButton } from './device-choice-button.tsx';
import { LibraryTheme } from '../../shared/theme/library-theme.tsx';

/** The devices of a kind, the one in use marked. */
export default function DeviceChoice({ kind, wanted }: { kind: DeviceKind; wanted: boolean }) {
  const { room } = useLiveSession();
  const { devices } = useWords();
  const { target, ...menu } = useOpenedWhenWanted(wanted);
  const device = useRoom(selectDevice(kind));
  const choices = useRoom(selectChoices)[kind];
  const name = devices[kind];
  return (
    <LibraryTheme>
      <Menu position="top-start" {...menu}>
        <Menu.Target>
          <DeviceChoiceButton ref={target} kind={kind} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{name}</Menu.Label>
          {choices.map(({ id, label }, index) => (
            <Menu.Item
              key={id}
              leftSection={
                id === device.id ? (
                  <IconCheck size={16} aria-label={devices.current} />
                ) : (
                  <span className={styles.gap} />
                )
              }
              onClick={() => room.send({ type: 'device.chosen', kind, id })}
            >
              {label || `${name} ${index + 1}`}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </LibraryTheme>
  );
}
