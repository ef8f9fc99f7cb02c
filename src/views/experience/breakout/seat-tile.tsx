import {
  IconAntennaBars2,
  IconAntennaBars3,
  IconAntennaBars5,
  IconFlame,
  IconHandStop,
  IconMicrophoneOff,
} from '@tabler/icons-react';
import type { RoomPeer } from '../../../services/rooms/room-engine.ts';
import type { StoryWords } from '#contract/words/en/story.ts';
import { InitialsAvatar } from '../../shared/people/initials-avatar.tsx';
import { StreamVideo, useHasPicture } from '../devices/stream-video.tsx';
import styles from './seat-tile.module.css';
import { useWords } from '../../../words/use-words.tsx';

interface SeatTileProps {
  name: string;
  present: boolean;
  /** Played by the server: there is no connection to wait for. */
  bot?: boolean;
  captain: boolean;
  /** Would like a word. */
  hand: boolean;
  own: boolean;
  /** It is this person's turn in the round. */
  turn?: boolean;
  stream: MediaStream | null | undefined;
  status: Pick<RoomPeer, 'state' | 'line' | 'microphone' | 'camera' | 'speaking'>;
}

/** How well a fellow is received, by bars and in a word; nothing until it is known. */
const lines = {
  unknown: null,
  good: { Icon: IconAntennaBars5, word: 'goodLine' },
  weak: { Icon: IconAntennaBars3, word: 'weakLine' },
  bad: { Icon: IconAntennaBars2, word: 'badLine' },
} as const;

const stateText = (
  table: StoryWords['table'],
  { present, own, bot, status: { state } }: Pick<SeatTileProps, 'present' | 'own' | 'bot' | 'status'>,
) => {
  if (!present) return table.away;
  if (bot) return table.bot;
  if (own || state === 'connected') return null;
  return { connecting: table.connecting, waiting: table.onTheWay, unreached: table.unreached }[state];
};

/** One person at the table: picture or initials, name, and how they are connected. */
export function SeatTile(props: SeatTileProps) {
  const { name, present, captain, hand, own, turn, stream, status } = props;
  const [setVideo, hasPicture] = useHasPicture(stream);
  const { common, table, word } = useWords();
  const line = lines[status.line];
  const isSeen = status.camera && hasPicture;
  const text = stateText(table, props);
  return (
    <li
      className={styles.tile}
      data-speaking={status.speaking || undefined}
      data-away={!present || undefined}
      data-said={text ? true : undefined}
      data-hand={hand || undefined}
      data-turn={turn || undefined}
    >
      {stream ? (
        <StreamVideo
          stream={stream}
          muted={own}
          mirrored={own}
          label={own ? common.yourCamera : name}
          className={status.camera ? styles.video : styles.soundOnly}
          onElement={setVideo}
        />
      ) : null}
      {isSeen ? null : (
        <span className={styles.still}>
          <InitialsAvatar name={name} size={56} away={!present} />
        </span>
      )}
      {hand ? (
        <span className={styles.hand}>
          <IconHandStop size={20} aria-label={word.wanted} />
        </span>
      ) : null}
      <span className={styles.plate}>
        {captain ? (
          <span className={styles.captain} title={common.captainWhy}>
            <IconFlame size={16} aria-label={common.captainWhy} />
          </span>
        ) : null}
        <span className={styles.name}>{own ? common.own(name) : name}</span>
        {text ? <span className={styles.state}>{text}</span> : null}
        {present && !own && line ? (
          <line.Icon
            size={15}
            className={styles.line}
            data-line={status.line}
            aria-label={table[line.word]}
          />
        ) : null}
        {present && !status.microphone ? (
          <IconMicrophoneOff size={15} aria-label={table.microphoneOff} />
        ) : null}
      </span>
    </li>
  );
}
