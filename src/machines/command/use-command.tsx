import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { type Actor, fromPromise } from 'xstate';
import type { Failure } from '../../services/http/failure.ts';
import { commandMachine } from './command-machine.ts';
import { useViewActorRef } from '../view-actors/use-view-actor.tsx';

export type Command<Values> = {
  issue(values: Values): void;
  /** Aborts the command that is being sent; the same values sent again have the same key. */
  abort(): void;
  /** Whether a command would be sent at once; while another is being sent, it is queued. */
  possible: boolean;
  busy: boolean;
  /** The values being sent, for an optimistic update. */
  underWay: Values | undefined;
  done: boolean;
  failure: Failure | null;
};

export type CommandSource<Values, Output> = {
  /**
   * `key` is the `Idempotency-Key` of commands that spend or send; `signal` fires when the command is aborted. Unmounting
   * the view aborts nothing.
   */
  send(values: Values, options: { key: string; signal: AbortSignal }): Promise<Output>;
  /** Once for each success, unless it was aborted. */
  onDone?(output: Output, values: Values): void;
};

/** Sends a person's commands one at a time and in order, with the busy state and the last failure. A double click sends once. */
export function useCommand<Values, Output>(source: CommandSource<Values, Output>): Command<Values> {
  return useCommandOf(useCommandRef(source));
}

export function useCommandRef<Values, Output>(
  source: CommandSource<Values, Output>,
): Actor<typeof commandMachine> {
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  const machine = useMemo(() => {
    let run = new AbortController();
    return commandMachine.provide({
      actors: {
        send: fromPromise<unknown, { values: unknown; key: string }>(async ({ input }) => {
          run = new AbortController();
          const { signal } = run;
          const values = input.values as Values;
          const output = await latest.current.send(values, { key: input.key, signal });
          if (!signal.aborted) latest.current.onDone?.(output, values);
          return output;
        }),
      },
      actions: { takeBack: () => run.abort() },
    });
  }, []);
  return useViewActorRef(machine);
}

export function useCommandOf<Values>(actor: Actor<typeof commandMachine>): Command<Values> {
  const snapshot = useSelector(actor, (now) => now);
  const { send } = actor;
  return {
    issue: (values) => send({ type: 'command.issued', values, freshKey: crypto.randomUUID() }),
    abort: () => send({ type: 'command.aborted' }),
    possible: !snapshot.hasTag('busy'),
    busy: snapshot.hasTag('busy'),
    underWay: snapshot.hasTag('busy') ? (snapshot.context.intentions.at(-1)?.values as Values) : undefined,
    done: snapshot.matches('done'),
    failure: snapshot.context.failure,
  };
}
