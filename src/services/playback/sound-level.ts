/** Not zero: browsers allow a silent element to start without a gesture and pause it once it becomes audible. */
const hushedLevel = 0.001;
const rampMs = 160;
const stepMs = 20;

/** The volume of an element: the preferred one, or nearly silent while its start is corrected. */
export interface SoundLevel {
  hush(): void;
  /** Whether the element is inaudible; on some devices a page cannot change the volume. */
  isHushed(): boolean;
  /** Fades to the preferred volume, without a click. */
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
