import { sameTable, selectTable } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useLiveSession, useRoom } from '../../../machines/live-session/use-live-session.tsx';
import {
  sameSeats,
  selectIsQuiet,
  selectUnreached,
} from '../../../machines/video-room/video-room-selectors.ts';
import { useWords } from '../words/use-words.tsx';

/** Who of the table is there and is not reached by the room, and what to do; nothing while a clip plays and nobody is heard. */
export function useUnreached(): string[] {
  const { dataPackage } = useLiveSession();
  const { devices } = useWords();
  const unreached = useRoom(selectUnreached, sameSeats);
  const isQuiet = useRoom(selectIsQuiet);
  const { seats } = useExperience(selectTable, sameTable);
  const names = seats.filter(({ seat_id }) => unreached.includes(seat_id)).map(({ name }) => name);
  return names.length > 0 && !isQuiet ? [devices.unreached(names, dataPackage.session.chat)] : [];
}
