import type { SightingFact } from '#contract/messages/session-projection.ts';
import { findScene } from '#contract/story/story.ts';
import type { DirectorContext } from '../rules/director-context.ts';
import { firstSightings } from '../rules/noticing.ts';

/** Who had marked what the story now mentions; null before, and from its next clip on. */
export function sightingFact(context: DirectorContext): SightingFact | null {
  const { story, revealedAt, played, seats, options } = context;
  const { sighting } = story;
  const lastClip = played.findLast(({ kind }) => kind === 'clip' || kind === 'ending');
  if (!sighting || revealedAt === null || lastClip?.sceneId !== sighting.reveal.scene) return null;
  return {
    name: sighting.name,
    seen: firstSightings(context)
      .filter(({ seatId }) => seats.some(({ id }) => id === seatId))
      .map(({ seatId, sceneId, mediaMs }) => ({
        seat_id: seatId,
        scene_title: findScene(story, sceneId).title,
        media_ms: mediaMs,
      })),
    mentions: options.chat ? seats.filter(({ mentioned }) => mentioned === true).length : null,
  };
}
