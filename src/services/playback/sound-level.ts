/** Not nothing: an element that makes no sound at all may begin without a touch in browsers that then stop it once it is heard. */
const hushedLevel = 0.001;
const rampMs = 160;
const stepMs = 20;

/** The volume of an element: the preferred one, or nearly silent while its start is corrected. */
export interface SoundLevel {
  hush(): void;
  /** Whether nothing can be heard; there are devices whose loudness no page can change. */
  isHushed(): boolean;
  /** Back to the preferred volume, without a click. */
  raise(): void;
  prefer(volume: number): void;
}

export function createSoundLevel(
  video: Pick<HTMLMediaElement, 'volume' | 'muted'>,
  preferred: number,
): SoundLevel {
  let volume = preferred;
  let isHushed = false;
  let ramp: ReturnType<typeof setInterval> | undefined;
  video.volume = volume;
  return {
    hush: () => {
      clearInterval(ramp);
      isHushed = true;
      video.volume = Math.min(volume, hushedLevel);
    },
    isHushed: () => isHushed && (video.muted || video.volume <= hushedLevel),
    raise: () => {
      if (!isHushed) return;
      isHushed = false;
      let share = 0;
      ramp = setInterval(() => {
        share = Math.min(1, share + stepMs / rampMs);
        video.volume = volume * share;
        if (share === 1) clearInterval(ramp);
      }, stepMs);
    },
    prefer: (wanted) => {
      volume = wanted;
      if (isHushed) return;
      clearInterval(ramp);
      video.volume = volume;
    },
  };
}
