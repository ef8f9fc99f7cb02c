import { experienceSetup } from './experience-setup.ts';

/** Whether this tab holds the seat; the newest does, and the others say so. */
export const holdRegion = experienceSetup.createStateConfig({
  initial: 'held',
  on: {
    'realtime.presence': { actions: { type: 'findOwnConnection', params: ({ event }) => event } },
  },
  states: {
    held: { always: { guard: 'isMovedAway', target: 'moved' } },
    moved: { tags: 'blocking', entry: 'leavePresence' },
  },
});

/** What a late joiner has missed, until it is dismissed or has been there long enough. */
export const recapRegion = experienceSetup.createStateConfig({
  initial: 'hidden',
  states: {
    hidden: {
      on: {
        'session.joined': [
          { guard: { type: 'isLate', params: ({ event }) => event }, target: 'shown' },
          { target: 'over' },
        ],
      },
    },
    shown: { after: { recap: 'over' }, on: { 'recap.dismissed': 'over' } },
    over: {},
  },
});
