import { IconExternalLink } from '@tabler/icons-react';
import styles from './video-room-link.module.css';
import { useWords } from '../../../words/use-words.tsx';

/** The way into the video room that the organiser has named, instead of camera and microphone here. */
export function VideoRoomLink({ address }: { address: string }) {
  const { devices } = useWords();
  return (
    <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
      <IconExternalLink size={20} aria-hidden />
      {devices.openVideoRoom}
    </a>
  );
}
