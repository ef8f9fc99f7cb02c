import { useLayoutEffect, useRef } from 'react';
import { useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import styles from './clip-stage.module.css';

/** Gives the element of a layer its place; what it plays is the clip machine's. */
export function ClipLayer({ layer, isShown }: { layer: string; isShown: boolean }) {
  const { screens } = useLiveSession();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const video = screens.elementOf(layer);
    if (!video) return;
    video.className = styles.layer ?? '';
    ref.current?.append(video);
  }, [screens, layer]);
  useLayoutEffect(() => {
    screens.elementOf(layer)?.toggleAttribute('data-shown', isShown);
  }, [screens, layer, isShown]);
  return <div ref={ref} />;
}
