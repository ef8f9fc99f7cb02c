import { useActor } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useInspect } from '../../app-context.tsx';
import { fromRestartablePromise } from '../restartable-promise.ts';
import type { Failure } from '../../services/http/failure.ts';
import { submissionMachine } from './submission-machine.ts';

export type Submission<Values> = {
  submit(values: Values): void;
  busy: boolean;
  done: boolean;
  failure: Failure | null;
};

type Source<Values, Output> = {
  send(values: Values): Promise<Output>;
  onDone?(output: Output, values: Values): void;
};

/** One form's sending, its busy state and its last failure. `onDone` runs once for each success. */
export function useSubmission<Values, Output>(source: Source<Values, Output>): Submission<Values> {
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  const machine = useMemo(
    () =>
      submissionMachine.provide({
        actors: {
          send: fromRestartablePromise<unknown, { values: unknown }>(async ({ input }) => {
            const values = input.values as Values;
            const output = await latest.current.send(values);
            latest.current.onDone?.(output, values);
            return output;
          }),
        },
      }),
    [],
  );
  const [snapshot, send] = useActor(machine, useInspect());
  return {
    submit: (values) => send({ type: 'form.submitted', values }),
    busy: snapshot.hasTag('busy'),
    done: snapshot.matches('done'),
    failure: snapshot.context.failure,
  };
}
