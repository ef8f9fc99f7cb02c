import { fromPromise } from 'xstate';
import type { ServerClock } from '../../services/clock/server-clock.ts';
import type { ExperienceService } from '../../services/experience/experience-service.ts';
import type { KeptIds } from '../../services/experience/kept-ids.ts';
import type { PlaybackPreferences } from '../../services/playback/playback-preferences.ts';
import type { VoteStore } from '../../services/experience/vote-store.ts';
import { clipStageMachine } from '../clip-stage/clip-stage-machine.ts';
import { type ClipDeps, provideClip } from '../clip/provide-clip.ts';
import { createCourier } from './courier-actor.ts';
import { experiencePlaybackMachine } from './experience-playback-machine.ts';
import { provideVoteOutbox } from './provide-vote-outbox.ts';
import { createWatchReturn } from './watch-return-actor.ts';
import { createWatchDeadline } from './watch-deadline-actor.ts';

export interface ExperiencePlaybackDeps {
  service: ExperienceService;
  store: VoteStore;
  blockedSeats: KeptIds;
  dismissedMessages: KeptIds;
  readMessages: KeptIds;
  clock: ServerClock;
  clip: ClipDeps;
  keepPlayback: (preferences: PlaybackPreferences) => void;
  page: { document: Document; window: Window };
}

/** The seat's experience with everything real behind it. */
export const provideExperiencePlayback = (deps: ExperiencePlaybackDeps) =>
  experiencePlaybackMachine.provide({
    actions: {
      keepBlocked: (_, { blocked }) => deps.blockedSeats.keep(blocked),
      keepDismissed: (_, { dismissed }) => deps.dismissedMessages.keep(dismissed),
      keepRead: (_, { chatRead }) => deps.readMessages.keep(chatRead === null ? [] : [chatRead]),
    },
    actors: {
      fetchSnapshot: fromPromise(async ({ signal }) => ({
        snapshot: await deps.service.snapshot(signal),
        now: deps.clock.now(),
      })),
      courier: createCourier(deps.service),
      watchDeadline: createWatchDeadline(deps.clock),
      watchReturn: createWatchReturn(deps.page),
      stage: clipStageMachine.provide({
        actors: { clip: provideClip(deps.clip) },
        actions: { keepPreferences: (_, { preferences }) => deps.keepPlayback(preferences) },
      }),
      voteOutbox: provideVoteOutbox(deps),
    },
  });
