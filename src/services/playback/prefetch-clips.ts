import type { ClipFact } from '#contract/messages/session-projection.ts';
import { captionsOf } from './clip-address.ts';
import { firstBytesOf, soundOnly } from './clip-playlists.ts';
import type { PlaybackPreferences } from './playback-preferences.ts';

/**
 * Prefetches captions and first bytes of clips that may come next into the browser's cache, once each, and loads the
 * player's code; `onFetched` is called with a clip once all of it has loaded. Failures are ignored: the player fetches
 * again.
 */
export function createPrefetch(deps: {
  fetch: typeof globalThis.fetch;
  origin: string;
  language: string;
  preferences: () => Pick<PlaybackPreferences, 'quality'>;
  loadPlayer: () => Promise<unknown>;
  onFetched?: (sceneId: string) => void;
}) {
  const coming = new Map<string, Promise<boolean>>();
  const reported = new Set<string>();
  const once = (name: string, load: () => Promise<boolean>) => {
    const known = coming.get(name);
    if (known) return known;
    const loading = load().catch(() => {
      coming.delete(name);
      return false;
    });
    coming.set(name, loading);
    return loading;
  };
  const fetchWhole = async (address: string) => {
    const answer = await deps.fetch(address, { priority: 'low' });
    await answer.arrayBuffer();
    return answer.ok;
  };
  const fetchClip = async (clip: ClipFact) => {
    const isSound = deps.preferences().quality === 'sound';
    const addresses = [
      new URL(captionsOf(clip, deps.language), deps.origin).href,
      ...firstBytesOf(isSound ? soundOnly(clip) : clip, deps.origin),
    ];
    const parts = [
      once('player', () => deps.loadPlayer().then(() => true)),
      ...addresses.map((address) => once(address, () => fetchWhole(address))),
    ];
    const isWhole = (await Promise.all(parts)).every(Boolean);
    if (!isWhole || reported.has(clip.scene_id)) return;
    reported.add(clip.scene_id);
    deps.onFetched?.(clip.scene_id);
  };
  return (clips: readonly ClipFact[]): void => {
    for (const clip of clips) fetchClip(clip).catch(() => undefined);
  };
}
