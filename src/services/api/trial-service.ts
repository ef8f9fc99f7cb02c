import { trialCalls } from '#contract/calls/trial.ts';
import type { HttpClient } from '../http/http-client.ts';

export function createTrialService(http: HttpClient) {
  return {
    start: () => http.call(trialCalls.start),
  };
}
