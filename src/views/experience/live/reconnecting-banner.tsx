import { IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react';
import type { PublicProjection } from '#contract/messages/session-projection.ts';
import {
  selectIsBack,
  selectIsReconnecting,
  selectPublic,
} from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useServerClock } from '../../../machines/live-session/use-live-session.tsx';
import type { SeatWords } from '#contract/words/en/seat.ts';
import { clockText } from './clip-time.tsx';
import styles from './reconnecting-banner.module.css';
import { useWords } from '../../../words/use-words.tsx';

/** The current scene, in words; null before the story and after it. */
function placeOf(projection: PublicProjection, live: SeatWords['live'], now: number): string | null {
  const { phase, clip } = projection;
  if (phase === 'clip' && clip?.start_at)
    return live.atClip(clip.title, clockText(Math.max(0, Math.floor((now - clip.start_at) / 1000))));
  if (phase === 'decision') return live.atDecision;
  if (phase === 'outcome') return live.atOutcome;
  return phase === 'breakout' ? live.atBreakout : null;
}

/** The line is away: what is on the screen stays, and so does a vote. Once it is back, where the story is. */
export function ReconnectingBanner() {
  const { live } = useWords();
  const clock = useServerClock();
  const isReconnecting = useExperience(selectIsReconnecting);
  const isBack = useExperience(selectIsBack);
  const projection = useExperience(selectPublic);
  const place = isBack && projection ? placeOf(projection, live, clock.now()) : null;
  return (
    <div role="status" className={styles.place}>
      {isReconnecting ? (
        <p className={styles.banner}>
          <IconPlugConnectedX size={20} aria-hidden />
          {live.lineAway}
        </p>
      ) : null}
      {isBack ? (
        <p className={styles.banner}>
          <IconPlugConnected size={20} aria-hidden />
          {place === null ? live.back : live.backAt(place)}
        </p>
      ) : null}
    </div>
  );
}
