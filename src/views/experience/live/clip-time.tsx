import {
  selectHasPictureFailed,
  selectIsStalled,
  selectIsUnsupported,
} from '../../../machines/clip-stage/clip-stage-selectors.ts';
import {
  sameSeconds,
  selectClipSeconds,
} from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useStage } from '../../../machines/live-session/use-live-session.tsx';
import { useWords } from '../../../words/use-words.tsx';

/** Minutes and seconds. */
export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Position and remaining time of the clip, where known; renders by itself, once a second. */
export function ClipTime() {
  const time = useExperience(selectClipSeconds, sameSeconds);
  const isFrozen = useStage(
    (stage) => selectIsStalled(stage) || selectHasPictureFailed(stage) || selectIsUnsupported(stage),
  );
  const { cinema } = useWords();
  if (!time || isFrozen) return null;
  return <span>{cinema.clipTime(clockText(time.gone), clockText(time.left))}</span>;
}
