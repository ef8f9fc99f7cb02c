import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { loadHls } from '../../services/playback/load-hls.ts';
import { useViewActorRef } from '../view-actors/use-view-actor.tsx';
import { type FilmInput, filmMachine } from './film-machine.ts';
import { createPlayFilm } from './play-film-actor.ts';

/** Returns the ref of the element in which the film plays from its first render; another film needs another `key`. */
export function useFilm(
  input: FilmInput,
  onOver: (failed: boolean) => void,
): RefObject<HTMLVideoElement | null> {
  const element = useRef<HTMLVideoElement>(null);
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  const machine = useMemo(
    () =>
      filmMachine.provide({
        actors: { playFilm: createPlayFilm({ screen: () => element.current, loadHls }) },
        actions: { noteEnd: () => latest.current(false), noteFailure: () => latest.current(true) },
      }),
    [],
  );
  useViewActorRef(machine, input);
  return element;
}
