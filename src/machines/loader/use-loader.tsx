import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { type Actor, fromCallback, fromPromise } from 'xstate';
import { type LoaderEvent, loaderMachine } from './loader-machine.ts';
import { useViewActorRef } from '../view-actors/use-view-actor.tsx';

type Source<Data> = {
  load: (signal: AbortSignal) => Promise<Data>;
  /** Shown until the first answer. */
  initial?: Data | undefined;
  /** Subscribes to changes and returns the unsubscribe function; calls `outdated` when the answer is outdated. */
  watch?: (outdated: () => void) => () => void;
};

type Loading<Data> = {
  data: Data | undefined;
  error: unknown;
  busy: boolean;
  /** No data and no answer: the failure takes the whole screen. */
  failed: boolean;
  refresh(): void;
};

/** Fetches on mount and whenever `subject` changes, which identifies what `source` loads. */
export function useLoader<Data>(subject: string, source: Source<Data>): Loading<Data> {
  return useLoaderOf(useLoaderRef(subject, source));
}

export function useLoaderRef<Data>(subject: string, source: Source<Data>): Actor<typeof loaderMachine> {
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  const machine = useMemo(
    () =>
      loaderMachine.provide({
        actors: {
          load: fromPromise<unknown>(({ signal }) => latest.current.load(signal)),
          watch: fromCallback<LoaderEvent>(({ sendBack }) =>
            latest.current.watch?.(() => sendBack({ type: 'data.outdated' })),
          ),
        },
      }),
    [],
  );
  const actor = useViewActorRef(machine, { data: source.initial });
  const shown = useRef(subject);
  useEffect(() => {
    if (shown.current === subject) return;
    shown.current = subject;
    actor.send({ type: 'subject.changed' });
  }, [subject, actor]);
  return actor;
}

export function useLoaderOf<Data>(actor: Actor<typeof loaderMachine>): Loading<Data> {
  const snapshot = useSelector(actor, (now) => now);
  return {
    data: snapshot.context.data as Data | undefined,
    error: snapshot.context.error,
    busy: snapshot.hasTag('busy'),
    failed: snapshot.matches('failed'),
    refresh: () => actor.send({ type: 'data.requested' }),
  };
}
