import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { late } from '../../shared/late.tsx';
import { sceneWords } from './scene-words.ts';

const PlayableStage = late(
  async () => (await import('./playable-stage.tsx')).PlayableStage,
  ({ language }) => <p role="status">{sceneWords[language].opening}…</p>,
  ({ language }) => <p role="alert">{sceneWords[language].failed}</p>,
);

type Pressed = { currentTarget: HTMLButtonElement };

/** The first minutes of the story behind a button; nothing of it is loaded before one is pressed. */
export function usePlayNow(): {
  play: (wanted: SpokenLanguage) => (event: Pressed) => void;
  stage: ReactNode;
} {
  const [language, setLanguage] = useState<SpokenLanguage | null>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  // A kept-alive page that is left shows its poster when one comes back.
  useEffect(() => () => setLanguage(null), []);
  // The dialog makes the whole page inert or lets it go, which is laid out after the touch has shown.
  const show = (wanted: SpokenLanguage | null) => startTransition(() => setLanguage(wanted));
  return {
    play: (wanted) => (event) => {
      pressed.current = event.currentTarget;
      show(wanted);
    },
    stage: language ? (
      <PlayableStage language={language} opener={pressed} onClose={() => show(null)} />
    ) : null,
  };
}
