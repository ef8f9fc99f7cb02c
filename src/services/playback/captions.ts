const textOf = (cue: TextTrackCue) => ('text' in cue ? String(cue.text).replace(/<[^>]+>/g, '') : '');

/** Tells the words that belong to the shown picture, `''` between two cues; the page draws them, not the browser. */
export function watchCaptions(video: HTMLVideoElement, tell: (text: string) => void, signal: AbortSignal) {
  const track = video.textTracks[0];
  if (!track) return;
  track.mode = 'hidden';
  const read = () => tell([...(track.activeCues ?? [])].map(textOf).join('\n'));
  track.addEventListener('cuechange', read, { signal });
}
