import { experienceSetup } from './experience-setup.ts';

/** Whether this tab holds the seat: the newest tab does, and the others show that. */
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

/** The recap for a late joiner, until it is dismissed or its time is over. */
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
