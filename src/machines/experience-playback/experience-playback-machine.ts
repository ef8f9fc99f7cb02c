import type { ActorRefFrom } from 'xstate';
import { chatRegion } from './chat-region.ts';
import { askingRegion } from './asking-region.ts';
import { debriefRegion } from './debrief-region.ts';
import { emptyContext } from './experience-context.ts';
import { experienceSetup } from './experience-setup.ts';
import { factsRegion } from './facts-region.ts';
import { holdRegion, recapRegion } from './hold-region.ts';
import { lineRegion } from './line-region.ts';
import { afterProgress } from './playback-state.ts';
import { pointersRegion } from './pointers-region.ts';
import { reactionsRegion } from './reactions-region.ts';
import { sceneRegion } from './scene-region.ts';

/** The seat's whole experience; holds the playback state. */
export const experiencePlaybackMachine = experienceSetup.createMachine({
  id: 'experiencePlayback',
  context: ({ input }) => emptyContext(input),
  type: 'parallel',
  invoke: [
    { id: 'requestSender', src: 'requestSender' },
    { id: 'deadline', src: 'watchDeadline' },
    { src: 'watchReturn' },
    {
      id: 'stage',
      src: 'stage',
      input: ({ context, self }) => ({ parent: self, muted: false, preferences: context.input.playback }),
    },
    { id: 'voteOutbox', src: 'voteOutbox', input: ({ context }) => ({ kept: context.input.storedVote }) },
  ],
  on: {
    'vote.cast': { actions: { type: 'castVote', params: ({ event }) => ({ vote: event.vote }) } },
    'clip.ready': {
      actions: {
        type: 'dispatch',
        params: ({ event }) => ({ request: { kind: 'ready', sceneId: event.sceneId } }),
      },
    },
    'clip.progressed': {
      actions: {
        type: 'patchPlayback',
        params: ({ context, event }) => afterProgress(context.public, event.positionMs),
      },
    },
    'video.muted': {
      actions: [
        { type: 'patchPlayback', params: ({ event }) => ({ muteVideo: event.muted }) },
        { type: 'muteStage', params: ({ event }) => event },
      ],
    },
    'hostMessage.dismissed': {
      actions: [
        { type: 'dismiss', params: ({ event }) => event },
        { type: 'keepDismissed', params: ({ context }) => ({ dismissed: context.dismissed }) },
      ],
    },
    'deadline.near': { actions: { type: 'noteNotice', params: ({ event }) => event } },
    'playback.cleared': {
      target: ['.scene.restoring', '.facts.cleared', '.recap.hidden', '.asking.none', '.debrief.none'],
      actions: ['clear', 'showClip'],
    },
  },
  states: {
    facts: factsRegion,
    line: lineRegion,
    seat: holdRegion,
    recap: recapRegion,
    asking: askingRegion,
    chat: chatRegion,
    debrief: debriefRegion,
    reactions: reactionsRegion,
    pointers: pointersRegion,
    scene: sceneRegion,
  },
});

export type ExperienceRef = ActorRefFrom<typeof experiencePlaybackMachine>;
