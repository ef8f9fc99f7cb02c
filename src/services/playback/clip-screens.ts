import type { ClipFact } from '#contract/messages/session-projection.ts';
import { captionsOf } from './clip-address.ts';

/** The elements of the clips that are open, by layer. A view only places them. */
export interface ClipScreens {
  open(layer: string, clip: ClipFact): HTMLVideoElement;
  elementOf(layer: string): HTMLVideoElement | undefined;
  close(layer: string): void;
}

/** `language` returns the current language of captions. */
export function createClipScreens(page: Document, language: () => string): ClipScreens {
  const elements = new Map<string, HTMLVideoElement>();
  return {
    open(layer, clip) {
      const video = page.createElement('video');
      Object.assign(video, {
        playsInline: true,
        preload: 'auto',
        disablePictureInPicture: true,
        tabIndex: -1,
      });
      video.setAttribute('aria-label', clip.title);
      video.dataset.scene = clip.scene_id;
      video.append(trackOf(clip, page, language()));
      elements.set(layer, video);
      return video;
    },
    elementOf: (layer) => elements.get(layer),
    close(layer) {
      elements.get(layer)?.remove();
      elements.delete(layer);
    },
  };
}

/** The captions of a clip, for its element. */
export function trackOf(clip: ClipFact, page: Document, language: string): HTMLTrackElement {
  const track = page.createElement('track');
  const src = captionsOf(clip, language);
  return Object.assign(track, { kind: 'captions', srclang: language, label: language, src, default: true });
}
