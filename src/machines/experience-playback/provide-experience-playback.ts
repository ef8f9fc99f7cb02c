import { fromCallback, fromPromise } from 'xstate';
import type { ServerClock } from '../../services/clock/server-clock.ts';
import type { ExperienceService } from '../../services/api/experience-service.ts';
import type { StoredIds } from '../../services/experience/stored-ids.ts';
import type { PlaybackPreferences } from '../../services/playback/playback-preferences.ts';
import type { VoteStore } from '../../services/experience/vote-store.ts';
import { clipStageMachine } from '../clip-stage/clip-stage-machine.ts';
import { type ClipDeps, provideClip } from '../clip/provide-clip.ts';
import { createRequestSender } from './request-sender-actor.ts';
import { experiencePlaybackMachine } from './experience-playback-machine.ts';
import { provideVoteOutbox } from './provide-vote-outbox.ts';
import { createWatchDeadline } from './watch-deadline-actor.ts';
import type { ExperienceEvent } from './experience-events.ts';

/** Reports when the page is visible or focused again. */
const createWatchReturn = (page: { document: Document; window: Window }) =>
  fromCallback<{ type: 'none' }, unknown, ExperienceEvent>(({ sendBack }) => {
    const shown = () => page.document.visibilityState === 'visible' && sendBack({ type: 'page.returned' });
    page.document.addEventListener('visibilitychange', shown);
    page.window.addEventListener('focus', shown);
    return () => {
      page.document.removeEventListener('visibilitychange', shown);
      page.window.removeEventListener('focus', shown);
    };
  });

export interface ExperiencePlaybackDeps {
  service: ExperienceService;
  store: VoteStore;
  blockedSeats: StoredIds;
  dismissedMessages: StoredIds;
  readMessages: StoredIds;
  clock: ServerClock;
  clip: ClipDeps;
  keepPlayback: (preferences: PlaybackPreferences) => void;
  page: { document: Document; window: Window };
}

/** The seat's experience with its production dependencies. */
export const provideExperiencePlayback = (deps: ExperiencePlaybackDeps) =>
  experiencePlaybackMachine.provide({
    actions: {
      keepBlocked: (_, { blocked }) => deps.blockedSeats.keep(blocked),
      keepDismissed: (_, { dismissed }) => deps.dismissedMessages.keep(dismissed),
      keepRead: (_, { chatRead }) => deps.readMessages.keep(chatRead === null ? [] : [chatRead]),
    },
    actors: {
      fetchSnapshot: fromPromise(async ({ input, signal }) => ({
        snapshot: input.start ?? (await deps.service.snapshot(signal)),
        now: deps.clock.now(),
      })),
      requestSender: createRequestSender(deps.service),
      watchDeadline: createWatchDeadline(deps.clock),
      watchReturn: createWatchReturn(deps.page),
      stage: clipStageMachine.provide({
        actors: { clip: provideClip(deps.clip) },
        actions: { keepPreferences: (_, { preferences }) => deps.keepPlayback(preferences) },
      }),
      voteOutbox: provideVoteOutbox(deps),
    },
  });
