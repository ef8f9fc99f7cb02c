import type { PlaybackState } from '../../machines/experience-playback/playback-state.ts';
import { clockText } from '../experience/live/clip-time.tsx';
import styles from './debug-page.module.css';

const lengthOf = (ms: number | null) =>
  ms === null ? 'none' : `${clockText(Math.round(ms / 1000))} (${Math.round(ms)} ms)`;
const flag = (isUp: boolean) => (isUp ? 'yes' : 'no');

/** Every value of the playback state, as it is now. */
export function PlaybackFacts({ playback }: { playback: PlaybackState }) {
  const facts = {
    'Player current time': lengthOf(playback.playerCurrentTime),
    'Time left': lengthOf(playback.timeLeft),
    'End time': playback.endTime === null ? 'none' : new Date(playback.endTime).toISOString(),
    'Experience path order': playback.experiencePathOrder.join(' → ') || 'none',
    'Current HLS url': playback.currentHlsUrl ?? 'none',
    'Scorecard requested': flag(playback.scorecardRequested),
    Ended: flag(playback.ended),
    'Leave meeting': flag(playback.leaveMeeting),
    'Join breakout room': flag(playback.joinBreakoutRoom),
    'Mute video': flag(playback.muteVideo),
    'Custom video room': playback.customVideoRoomUrl ?? 'none',
  } satisfies Record<string, string>;
  return (
    <section aria-labelledby="playback-state">
      <h2 id="playback-state">Playback state</h2>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
