import { useMemo, useRef } from 'react';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { LiveSessionRef } from '../live-session/live-session-machine.ts';
import { liveSessionOf } from '../live-session/use-live-session.tsx';
import { useViewActor } from '../view-actors/use-view-actor.tsx';
import { providePlayableScene } from './provide-playable-scene.ts';

/** Runs the scene while the calling view is mounted; `session` is null before it has opened and after it has ended. */
export function usePlayableScene(language: SpokenLanguage) {
  const live = useRef<LiveSessionRef | null>(null);
  const { machine, tools, director } = useMemo(
    () =>
      providePlayableScene({
        window,
        language,
        newId: () => crypto.randomUUID(),
        seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
        live: () => live.current,
      }),
    [language],
  );
  const [snapshot, send] = useViewActor(machine);
  const opened = snapshot.context.live;
  live.current = opened;
  const session = useMemo(() => {
    const given = tools();
    return opened && given ? liveSessionOf(opened, given) : null;
  }, [opened, tools]);
  return { snapshot, send, session, director: opened ? director() : null };
}
