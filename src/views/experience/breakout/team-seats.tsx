import {
  sameHands,
  sameTable,
  selectAreFacesCarried,
  selectCustomRoom,
  selectHands,
  selectTable,
} from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useLiveSession, useRoom } from '../../../machines/live-session/use-live-session.tsx';
import {
  selectDevice,
  selectIsSpeaking,
  selectPeers,
} from '../../../machines/video-room/video-room-selectors.ts';
import { useOwnStream } from '../devices/use-own-stream.ts';
import { SeatTile } from './seat-tile.tsx';
import styles from './team-seats.module.css';
import { useWords } from '../../../words/use-words.tsx';

const absentPeer = {
  state: 'waiting',
  line: 'unknown',
  microphone: false,
  camera: false,
  speaking: false,
} as const;

interface TeamSeatsProps {
  className: string | undefined;
  /** Whose turn it is, in a round. */
  turn?: string | null | undefined;
}

/** The own team as tiles, oneself last. */
export function TeamSeats({ className, turn }: TeamSeatsProps) {
  const { visit, dataPackage } = useLiveSession();
  const { devices, table: words } = useWords();
  const table = useExperience(selectTable, sameTable);
  const peers = useRoom(selectPeers);
  const microphone = useRoom(selectDevice('microphone'));
  const camera = useRoom(selectDevice('camera'));
  const speaking = useRoom(selectIsSpeaking);
  const ownStream = useOwnStream();
  const room = visit();
  const hands = useExperience(selectHands, sameHands);
  const isHandUp = (seatId: string) => hands.some(({ seat_id }) => seat_id === seatId);
  const areFacesCarried = useExperience(selectAreFacesCarried(dataPackage.room.faces));
  const customRoom = useExperience(selectCustomRoom);
  const others = table.seats.filter(({ seat_id }) => seat_id !== table.seatId);
  const self = table.seats.find(({ seat_id }) => seat_id === table.seatId);
  if (customRoom !== null)
    return (
      <p className={styles.elsewhere}>
        {devices.videoRoom} {table.seats.map(({ name }) => name).join(', ')}
      </p>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls is reached by keyboard
    <ul className={className} aria-label={words.yourTable} tabIndex={0}>
      {others.map(({ seat_id, name, present, bot }) => (
        <SeatTile
          key={seat_id}
          name={name}
          present={present}
          bot={bot}
          captain={table.team?.captain === seat_id}
          hand={isHandUp(seat_id)}
          own={false}
          turn={turn === seat_id}
          stream={room?.streamOf(seat_id)}
          status={peers.find((peer) => peer.seatId === seat_id) ?? absentPeer}
        />
      ))}
      {self ? (
        <SeatTile
          name={self.name}
          present
          captain={table.isCaptain}
          hand={isHandUp(self.seat_id)}
          own
          turn={turn === self.seat_id}
          stream={ownStream}
          status={{
            state: 'connected',
            line: 'unknown',
            microphone: microphone.state === 'on',
            camera: camera.state === 'on' && areFacesCarried,
            speaking,
          }}
        />
      ) : null}
    </ul>
  );
}
