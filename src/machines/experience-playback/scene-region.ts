import type { Phase } from '#contract/messages/session-projection.ts';
import { experienceSetup } from './experience-setup.ts';

const entering = (phase: Phase) => ({ type: 'isEntering' as const, params: { phase } });

/** The state of the session for this seat. */
export const sceneRegion = experienceSetup.createStateConfig({
  initial: 'restoring',
  on: {
    'step.entered': [
      { guard: entering('waiting'), target: '.waiting', actions: 'noteStep' },
      { guard: entering('gathering'), target: '.gathering', actions: 'noteStep' },
      { guard: entering('clip'), target: '.clip', actions: 'noteStep' },
      { guard: entering('decision'), target: '.decision', actions: 'noteStep' },
      { guard: entering('outcome'), target: '.outcome', actions: 'noteStep' },
      { guard: entering('breakout'), target: '.breakout', actions: 'noteStep' },
      { guard: entering('ended'), target: '.ended', actions: 'noteStep' },
      { guard: entering('cancelled'), target: '.cancelled', actions: 'noteStep' },
      { guard: entering('failed'), target: '.failed', actions: 'noteStep' },
    ],
    'seat.left': {
      target: '.left',
      actions: [
        { type: 'dispatch', params: { request: { kind: 'leave' } } },
        { type: 'patchPlayback', params: { leaveMeeting: true, joinBreakoutRoom: false } },
        'leavePresence',
      ],
    },
  },
  states: {
    restoring: { tags: 'busy' },
    waiting: {
      on: {
        'clip.fetched': {
          actions: {
            type: 'dispatch',
            params: ({ event }) => ({ request: { kind: 'ready', sceneId: event.sceneId } }),
          },
        },
      },
    },
    gathering: { tags: 'live' },
    clip: { tags: 'live', entry: 'closeVote' },
    decision: { tags: 'live' },
    outcome: { tags: 'live', entry: 'closeVote' },
    breakout: { tags: 'live' },
    ended: {
      tags: 'over',
      on: {
        'scorecard.requested': {
          actions: { type: 'patchPlayback', params: { scorecardRequested: true } },
        },
      },
    },
    cancelled: { tags: ['over', 'failed'] },
    failed: { tags: ['over', 'failed'] },
    left: { tags: 'over', on: { 'step.entered': {} } },
  },
});
