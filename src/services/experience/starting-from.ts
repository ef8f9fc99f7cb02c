import type { SessionStart } from '#contract/calls/schemas/participants.ts';
import type { ExperienceService } from '../api/experience-service.ts';

/** The service, whose first snapshot and first realtime token are those that have already come. */
export function startingFrom(start: SessionStart | null, service: ExperienceService): ExperienceService {
  let { snapshot, realtime } = start ?? {};
  return {
    ...service,
    async snapshot(signal) {
      const given = snapshot;
      snapshot = undefined;
      return given ?? service.snapshot(signal);
    },
    async realtimeToken() {
      const given = realtime;
      realtime = undefined;
      return given ?? service.realtimeToken();
    },
  };
}
