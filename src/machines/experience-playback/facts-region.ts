import { toFailure } from '../../services/http/failure.ts';
import { experienceSetup } from './experience-setup.ts';

const follow = ['followTeam', 'setDeadline', 'showClip', 'enterStep'] as const;

/** The seat's data of its session: a snapshot, then messages; a gap in them leads to another snapshot. */
export const factsRegion = experienceSetup.createStateConfig({
  initial: 'fetching',
  on: {
    'gap.found': { target: '.gathering', actions: { type: 'noteGap', params: ({ event }) => event } },
    'realtime.refused': '.waitingForLine',
    'realtime.message': [
      {
        guard: { type: 'isTakeover', params: ({ event }) => event },
        actions: { type: 'takeMessage', params: ({ event }) => event },
      },
      { guard: { type: 'isNewPlan', params: ({ event }) => event }, target: '.gathering' },
      {
        guard: { type: 'isMoved', params: ({ event }) => event },
        target: '.gathering',
        actions: [{ type: 'takeMessage', params: ({ event }) => event }, ...follow],
      },
      { actions: [{ type: 'takeMessage', params: ({ event }) => event }, ...follow] },
    ],
  },
  states: {
    fetching: {
      tags: 'busy',
      exit: 'forgetStart',
      invoke: {
        src: 'fetchSnapshot',
        input: ({ context }) => ({ start: context.start }),
        onDone: {
          target: 'current',
          actions: [
            { type: 'takeSnapshot', params: ({ event }) => event.output },
            'reportGapsClosed',
            { type: 'reportArrival', params: ({ event }) => event.output },
            ...follow,
          ],
        },
        onError: {
          target: 'waitingForLine',
          actions: {
            type: 'noteProblem',
            params: ({ event }) => ({ failure: toFailure(event.error) }),
          },
        },
      },
    },
    gathering: {
      tags: 'busy',
      after: { gathering: 'fetching' },
      on: { 'gap.found': { actions: { type: 'noteGap', params: ({ event }) => event } } },
    },
    waitingForLine: {
      tags: ['busy', 'failed'],
      after: { beforeRetry: 'fetching' },
      on: { 'realtime.connected': 'fetching' },
    },
    current: {
      after: { plan: { guard: 'isWaiting', target: 'fetching' } },
      on: { 'page.returned': { guard: 'isWaiting', target: 'fetching' } },
    },
    /** No request is sent after a sign-out. */
    cleared: { on: { 'gap.found': {}, 'realtime.message': {}, 'realtime.refused': {} } },
  },
});
