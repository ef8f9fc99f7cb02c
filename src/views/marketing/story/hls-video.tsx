import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterPaint } from '../../../services/next-task.ts';
import { clipSupport } from '../../../services/playback/clip-support.ts';

interface HlsVideoProps {
  src: string;
  /** Null for a film without words. */
  captions: string | null;
  label: string;
  className?: string | undefined;
  onFailure: () => void;
}

/** A video with controls that starts on mount; hls.js arrives with the first play only. */
export function HlsVideo({ src, captions, label, className, onFailure }: HlsVideoProps) {
  const element = useRef<HTMLVideoElement>(null);
  const fail = useEffectEvent(onFailure);
  const [hasControls, setHasControls] = useState(false);

  // A browser draws its controls for the first time in as long as a frame takes: they have one of their own.
  useEffect(() => {
    void afterPaint().then(() => setHasControls(true));
  }, []);

  useEffect(() => {
    const video = element.current;
    if (!video) return;
    let release = () => {};
    let stopped = false;
    const attach = async () => {
      const { default: Hls } = await import('hls.js/light');
      await afterPaint();
      if (stopped) return;
      const support = clipSupport(Hls, video);
      if (support === 'none') return fail();
      if (support === 'segments') {
        const hls = new Hls({ startLevel: -1, capLevelToPlayerSize: true });
        release = () => hls.destroy();
        hls.on(Hls.Events.ERROR, (_event, data) => {
          if (data.fatal) fail();
        });
        hls.loadSource(src);
        hls.attachMedia(video);
      } else {
        video.src = src;
      }
      await video.play();
    };
    attach().catch((error: unknown) => {
      if (!stopped && !(error instanceof DOMException && error.name === 'NotAllowedError')) fail();
    });
    return () => {
      stopped = true;
      release();
    };
  }, [src]);

  return (
    // biome-ignore lint/a11y/useMediaCaption: a trailer without words has nothing to caption
    <video
      ref={element}
      className={className}
      controls={hasControls}
      tabIndex={0}
      playsInline
      preload="none"
      aria-label={label}
    >
      {captions === null ? null : (
        <track kind="captions" src={captions} srcLang="en" label="English" default />
      )}
    </video>
  );
}
