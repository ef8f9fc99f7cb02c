import { fromPromise } from 'xstate';

type Run<Output, Input> = Parameters<typeof fromPromise<Output, Input>>[0];

/**
 * `fromPromise` for actors that React starts. React may stop and start them again (StrictMode, a hidden `Activity`),
 * and XState then takes the outcome of the run that was stopped, its abort included, for that of the run that followed.
 */
export function fromRestartablePromise<Output, Input = unknown>(run: Run<Output, Input>) {
  return fromPromise<Output, Input>((scope) => {
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    const unlessStopped =
      <Outcome>(settle: (outcome: Outcome) => void) =>
      (outcome: Outcome) => {
        if (!scope.signal.aborted) settle(outcome);
      };
    Promise.resolve(run(scope)).then(unlessStopped(resolve), unlessStopped(reject));
    return promise;
  });
}
