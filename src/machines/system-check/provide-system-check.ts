import type { CheckId } from '#contract/rules/sessions/system-checks.ts';
import { fromPromise } from 'xstate';
import { type CheckResult, verdictOf } from '../../services/device-check/check-verdict.ts';
import type { ExperienceService } from '../../services/api/experience-service.ts';
import { type DeviceTrialDeps, provideDeviceTrial } from '../device-trial/provide-device-trial.ts';
import { checkMachine } from './check-machine.ts';
import { systemCheckMachine } from './system-check-machine.ts';

export interface SystemCheckDeps {
  run: Record<CheckId, (signal: AbortSignal) => Promise<CheckResult>>;
  /** Null without a seat: the result then stays on this page. */
  service: Pick<ExperienceService, 'reportCheck'> | null;
  trial: DeviceTrialDeps;
}

/** The checks of this browser; the outcome of each row is sent to the organiser's list when there is a seat. */
export const provideSystemCheck = (deps: SystemCheckDeps) =>
  systemCheckMachine.provide({
    actors: {
      speakerTrial: provideDeviceTrial('speaker', deps.trial),
      microphoneTrial: provideDeviceTrial('microphone', deps.trial),
      cameraTrial: provideDeviceTrial('camera', deps.trial),
      check: checkMachine.provide({
        actors: {
          runCheck: fromPromise<CheckResult, { id: CheckId }>(({ input, signal }) =>
            deps.run[input.id](signal),
          ),
        },
      }),
    },
    actions: {
      reportVerdict: (_, { results }) => {
        const verdict = verdictOf(results);
        if (!verdict || !deps.service) return;
        const details = Object.fromEntries(Object.entries(results).map(([id, { state }]) => [id, state]));
        deps.service.reportCheck({ verdict, details }).catch(() => undefined);
      },
    },
  });
