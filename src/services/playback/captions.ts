import { parseCaptions } from '#contract/story/captions.ts';
import { type ClipTimeline, clipPosition } from '#contract/rules/sessions/timeline.ts';
import type { ServerClock } from '../clock/server-clock.ts';

const textOf = (cue: TextTrackCue) => ('text' in cue ? String(cue.text).replace(/<[^<>]+>/g, '') : '');

/** Emits the caption of the shown frame, `''` between two cues; the page draws it, not the browser. */
export function watchCaptions(video: HTMLVideoElement, emit: (text: string) => void, signal: AbortSignal) {
  const track = video.textTracks[0];
  if (!track) return;
  track.mode = 'hidden';
  const read = () => emit([...(track.activeCues ?? [])].map(textOf).join('\n'));
  track.addEventListener('cuechange', read, { signal });
  video.addEventListener('playing', read, { signal });
}

/**
 * Emits the captions of a timeline by the clock while no picture moves, beginning with the current one or none. Emits
 * nothing without the captions file: the media element has its own cues then.
 */
export async function reportCaptions(
  deps: { fetch: typeof globalThis.fetch; clock: Pick<ServerClock, 'now'> },
  clip: { address: string; timeline: ClipTimeline },
  emit: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const answer = await deps.fetch(clip.address, { signal }).catch(() => undefined);
  const cues = answer?.ok ? parseCaptions(await answer.text().catch(() => '')) : [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: string | null = null;
  const speak = () => {
    const position = clipPosition(clip.timeline, deps.clock.now());
    if (signal.aborted || position.where === 'after') return;
    const seconds = position.where === 'inside' ? position.positionMs / 1000 : 0;
    const text = cues.find(({ start, end }) => start <= seconds && seconds < end)?.text ?? '';
    if (text !== shown) emit(text);
    shown = text;
    timer = setTimeout(speak, 250);
  };
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  if (cues.length > 0) speak();
}
