import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useViewActorRef } from '../view-actors/use-view-actor.tsx';
import { copyMachine } from './copy-machine.ts';

export type Copying = {
  copy(text: string): void;
  /** Writes the text first. */
  copyReport(): void;
  busy: boolean;
  outcome: 'copied' | 'failed' | 'refused' | null;
  /** To be copied by hand if the browser has refused. */
  text: string;
};

const noReport = () => Promise.reject(new Error('This view has nothing to write'));

/** Copies to the clipboard, with the outcome. */
export function useCopy(write: () => Promise<string> = noReport): Copying {
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  const machine = useMemo(
    () =>
      copyMachine.provide({
        actors: {
          write: fromPromise(() => latest.current()),
          putOnClipboard: fromPromise<void, { text: string }>(({ input }) =>
            navigator.clipboard.writeText(input.text),
          ),
        },
      }),
    [],
  );
  const actor = useViewActorRef(machine);
  const snapshot = useSelector(actor, (now) => now);
  const outcomes = ['copied', 'failed', 'refused'] as const;
  return {
    copy: (text) => actor.send({ type: 'copy.requested', text }),
    copyReport: () => actor.send({ type: 'report.requested' }),
    busy: snapshot.hasTag('busy'),
    outcome: outcomes.find((outcome) => snapshot.matches(outcome)) ?? null,
    text: snapshot.context.text,
  };
}
