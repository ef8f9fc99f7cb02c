import { IconX } from '@tabler/icons-react';
import {
  type RefObject,
  Suspense,
  type SyntheticEvent,
  useDeferredValue,
  useLayoutEffect,
  useRef,
} from 'react';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { Button } from '../../shared/controls/button.tsx';
import { LiveSessionContext } from '../../../machines/live-session/use-live-session.tsx';
import { usePlayableScene } from '../../../machines/playable-scene/use-playable-scene.tsx';
import { LanternWait } from '../../experience/gate/lantern-wait.tsx';
import { LanguageContext } from '../../../words/language.ts';
import styles from './playable-stage.module.css';
import { SceneCinema } from './scene-cinema.tsx';
import { SceneOver } from './scene-over.tsx';
import { sceneWords } from './scene-words.ts';

interface PlayableStageProps {
  language: SpokenLanguage;
  /** Has the focus again once the scene is closed. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

function Stage({ language }: { language: SpokenLanguage }) {
  const { snapshot, send, session, director } = usePlayableScene(language);
  const shown = useDeferredValue(session);
  const words = sceneWords[language];
  if (snapshot.hasTag('failed')) {
    return (
      <div className={styles.still} role="alert">
        <p>{words.failed}</p>
        <Button color="lantern" onClick={() => send({ type: 'scene.retried' })}>
          {words.retry}
        </Button>
      </div>
    );
  }
  if (snapshot.matches('over')) {
    return <SceneOver language={language} onAgain={() => send({ type: 'scene.replayed' })} />;
  }
  if (!session || !shown || !director) return <LanternWait label={words.opening} />;
  return (
    <LiveSessionContext value={shown}>
      <SceneCinema words={words} director={director} />
    </LiveSessionContext>
  );
}

/** The scene over the whole window; closed by its button or Escape, and nothing of it goes on then. */
export function PlayableStage({ language, opener, onClose }: PlayableStageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const words = sceneWords[language];
  useLayoutEffect(() => {
    const element = dialog.current;
    const pressed = opener.current;
    element?.showModal();
    return () => {
      element?.close();
      pressed?.focus();
    };
  }, [opener]);
  // The browser would let the page go within the key's own event, and style all of it anew before it shows anything.
  const closeLater = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.stage}
      data-tone="night"
      lang={language}
      aria-label={words.label}
      onCancel={closeLater}
    >
      <LanguageContext value={language}>
        <Suspense fallback={<LanternWait label={words.opening} />}>
          <Stage language={language} />
        </Suspense>
      </LanguageContext>
      <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
        <IconX size={24} stroke={1.7} aria-hidden />
      </button>
    </dialog>
  );
}
