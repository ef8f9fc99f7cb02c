import { useEffect, useState } from 'react';
import { languageFacts, type SpokenLanguage } from '#contract/rules/languages.ts';
import { useFilm } from '../../../machines/film/use-film.tsx';
import { afterPaint } from '../../../services/page/next-task.ts';

interface HlsVideoProps {
  src: string;
  /** Null for a film without words. */
  captions: string | null;
  /** Of the captions. */
  language?: SpokenLanguage;
  label: string;
  className?: string | undefined;
  onFailure: () => void;
}

/** A video with controls that starts on mount; hls.js arrives with the first play only. */
export function HlsVideo({ src, captions, language = 'en', label, className, onFailure }: HlsVideoProps) {
  const element = useFilm({ src, startLevel: -1, endsMs: null, hasControls: true }, onFailure);
  const [hasControls, setHasControls] = useState(false);

  // A browser draws its controls for the first time in as long as a frame takes: they have one of their own.
  useEffect(() => {
    void afterPaint().then(() => setHasControls(true));
  }, []);

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
        <track
          kind="captions"
          src={captions}
          srcLang={language}
          label={languageFacts(language).name}
          default
        />
      )}
    </video>
  );
}
