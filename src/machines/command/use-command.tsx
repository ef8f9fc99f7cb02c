import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { type Actor, fromPromise } from 'xstate';
import type { Failure } from '../../services/http/failure.ts';
import { commandMachine } from './command-machine.ts';
import { useViewActorRef } from '../view-actors/use-view-actor.tsx';

export type Command<Values> = {
  issue(values: Values): void;
  /** Takes back what is under way; the same values sent again bear the same key. */
  abort(): void;
  /** Whether it would be sent at once: what is issued while something is under way waits its turn. */
  possible: boolean;
  busy: boolean;
  /** What is being sent, to be shown as if it were done. */
  underWay: Values | undefined;
  done: boolean;
  failure: Failure | null;
};

export type CommandSource<Values, Output> = {
  /**
   * `key` is the `Idempotency-Key` of whatever spends or sends; `signal` fires when the act is aborted. A view that
   * goes away takes nothing back.
   */
  send(values: Values, options: { key: string; signal: AbortSignal }): Promise<Output>;
  /** Once for each success, unless it was aborted. */
  onDone?(output: Output, values: Values): void;
};

/** What a person does, one at a time and in its order; its busy state and its last failure. A double click sends once. */
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
