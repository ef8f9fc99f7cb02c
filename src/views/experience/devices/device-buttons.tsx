import { IconMicrophone, IconMicrophoneOff, IconVideo, IconVideoOff } from '@tabler/icons-react';
import {
  selectAreFacesCarried,
  selectCustomRoom,
} from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useLiveSession, useRoom } from '../../../machines/live-session/use-live-session.tsx';
import { selectChoices, selectDevice } from '../../../machines/video-room/video-room-selectors.ts';
import type { DeviceKind } from '../../../services/rooms/local-media.ts';
import styles from './device-buttons.module.css';
import { useWords } from '../../../words/use-words.tsx';
import { DeviceChoice } from './device-choice.tsx';
import { VideoRoomLink } from './video-room-link.tsx';

const faces = {
  microphone: { on: IconMicrophone, off: IconMicrophoneOff },
  camera: { on: IconVideo, off: IconVideoOff },
} as const;

function DeviceButton({ kind, labelled }: { kind: DeviceKind; labelled: boolean }) {
  const { room } = useLiveSession();
  const { devices } = useWords();
  const name = devices[kind];
  const device = useRoom(selectDevice(kind));
  const choices = useRoom(selectChoices)[kind];
  const face = faces[kind];
  const Icon = device.state === 'on' ? face.on : face.off;
  const state = device.state === 'on' || device.state === 'opening' ? device.state : 'off';
  const stateText = devices.state(name, state);
  return (
    <div
      className={styles.pair}
      data-on={state === 'on' || undefined}
      data-refused={device.refusal !== null || undefined}
    >
      <button
        type="button"
        className={styles.main}
        aria-pressed={state === 'on'}
        aria-label={labelled ? undefined : stateText}
        onClick={() => room.send({ type: 'device.toggled', kind })}
      >
        <Icon size={22} stroke={1.8} aria-hidden />
        {labelled ? <span>{stateText}</span> : null}
      </button>
      {choices.length > 1 ? <DeviceChoice kind={kind} /> : null}
    </div>
  );
}

/** Microphone and camera: one touch each, with a choice of device where there is one. */
export function DeviceButtons({ labelled = false }: { labelled?: boolean }) {
  const { devices } = useWords();
  const { faces } = useLiveSession().dataPackage.room;
  const areFacesCarried = useExperience(selectAreFacesCarried(faces));
  const customRoom = useExperience(selectCustomRoom);
  if (customRoom !== null) return <VideoRoomLink address={customRoom} />;
  return (
    <div className={styles.buttons}>
      <DeviceButton kind="microphone" labelled={labelled} />
      <DeviceButton kind="camera" labelled={labelled} />
      {areFacesCarried ? null : (
        <p className={styles.rule} role="status">
          <span className={styles.long}>{devices.voicesOnly(faces)}</span>
          <span className={styles.short}>{devices.voicesOnlyShort}</span>
        </p>
      )}
    </div>
  );
}
