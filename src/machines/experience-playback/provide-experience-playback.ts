import { fromPromise } from 'xstate';
import type { ServerClock } from '../../services/clock/server-clock.ts';
import type { ExperienceService } from '../../services/experience/experience-service.ts';
import type { VoteStore } from '../../services/experience/vote-store.ts';
import type { RealtimeClient } from '../../services/realtime/realtime-client.ts';
import type { SignalRelay } from '../../services/rooms/signal-relay.ts';
import { clipStageMachine } from '../clip-stage/clip-stage-machine.ts';
import { type ClipDeps, provideClip } from '../clip/provide-clip.ts';
import { provideRealtimeConnection } from '../realtime-connection/provide-realtime-connection.ts';
import { createCourier } from './courier-actor.ts';
import { experiencePlaybackMachine } from './experience-playback-machine.ts';
import { provideVoteOutbox } from './provide-vote-outbox.ts';
import { createWatchDeadline } from './watch-deadline-actor.ts';

export interface ExperiencePlaybackDeps {
  service: ExperienceService;
  store: VoteStore;
  clock: ServerClock;
  relay: SignalRelay;
  openRealtime: () => Promise<RealtimeClient>;
  clip: ClipDeps;
}

/** The seat's experience with everything real behind it. */
export const provideExperiencePlayback = (deps: ExperiencePlaybackDeps) =>
  experiencePlaybackMachine.provide({
    actors: {
      fetchSnapshot: fromPromise(async ({ signal }) => ({
        snapshot: await deps.service.snapshot(signal),
        now: deps.clock.now(),
      })),
      courier: createCourier(deps.service),
      watchDeadline: createWatchDeadline(deps.clock),
      realtime: provideRealtimeConnection({ open: deps.openRealtime }),
      stage: clipStageMachine.provide({ actors: { clip: provideClip(deps.clip) } }),
      voteOutbox: provideVoteOutbox(deps),
    },
    actions: {
      relaySignal: (_, params) => deps.relay.receive(params.data, params.sender),
    },
  });
