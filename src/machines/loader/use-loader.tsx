import { useEffect, useMemo, useRef } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import { type LoaderEvent, loaderMachine } from './loader-machine.ts';
import { useViewActor } from '../view-actors/use-view-actor.tsx';

type Source<Data> = {
  load: (signal: AbortSignal) => Promise<Data>;
  /** What is shown until the first answer. */
  initial?: Data | undefined;
  /** Listens for news and answers how to stop; calls `outdated` when the answer has become old. */
  watch?: (outdated: () => void) => () => void;
};

type Loading<Data> = {
  data: Data | undefined;
  error: unknown;
  busy: boolean;
  /** Nothing to show and no answer: the screen is the failure's. */
  failed: boolean;
  refresh(): void;
};

/** Fetches on mount, and anew whenever `subject` changes: it names what `source` loads. */
export function useLoader<Data>(subject: string, source: Source<Data>): Loading<Data> {
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
  const [snapshot, send] = useViewActor(machine, { data: source.initial });
  const shown = useRef(subject);
  useEffect(() => {
    if (shown.current === subject) return;
    shown.current = subject;
    send({ type: 'subject.changed' });
  }, [subject, send]);
  return {
    data: snapshot.context.data as Data | undefined,
    error: snapshot.context.error,
    busy: snapshot.hasTag('busy'),
    failed: snapshot.matches('failed'),
    refresh: () => send({ type: 'data.requested' }),
  };
}
