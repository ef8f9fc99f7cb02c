import type { ClipFact } from '#contract/messages/session-projection.ts';
import { firstBytesOf } from './clip-playlists.ts';

/**
 * Fetches the first bytes of clips that may come next into the browser's cache, once each. A failure is no failure:
 * the player fetches for itself. Returns the addresses asked for.
 */
export function createPrefetch(deps: { fetch: typeof globalThis.fetch; origin: string }) {
  const asked = new Set<string>();
  return (clips: readonly ClipFact[]): string[] => {
    const fresh = clips
      .flatMap((clip) => firstBytesOf(clip, deps.origin))
      .filter((address) => !asked.has(address));
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
