import type { ClipFact } from '#contract/messages/session-projection.ts';
import { captionsOf } from './captions.ts';
import { firstBytesOf, soundOnly } from './clip-playlists.ts';
import type { PlaybackPreferences } from './playback-preferences.ts';

/**
 * Fetches captions and first bytes of clips that may come next into the browser's cache, once each, and has the
 * player's code loaded before the first of them plays. A failure is no failure: the player fetches for itself.
 * Returns the addresses asked for.
 */
export function createPrefetch(deps: {
  fetch: typeof globalThis.fetch;
  origin: string;
  language: string;
  preferences: () => Pick<PlaybackPreferences, 'quality'>;
  loadPlayer: () => Promise<unknown>;
}) {
  const asked = new Set<string>();
  let isPlayerAsked = false;
  const loadPlayer = () => {
    if (isPlayerAsked) return;
    isPlayerAsked = true;
    deps.loadPlayer().catch(() => {
      isPlayerAsked = false;
    });
  };
  return (clips: readonly ClipFact[]): string[] => {
    const isSound = deps.preferences().quality === 'sound';
    const fresh = clips
      .flatMap((clip) => [
        new URL(captionsOf(clip, deps.language), deps.origin).href,
        ...firstBytesOf(isSound ? soundOnly(clip) : clip, deps.origin),
      ])
      .filter((address) => !asked.has(address));
    if (fresh.length > 0) loadPlayer();
    for (const address of fresh) {
      asked.add(address);
      deps.fetch(address, { priority: 'low' }).then(
        (answer) => answer.arrayBuffer(),
        () => asked.delete(address),
      );
    }
    return fresh;
  };
}
