import { experienceSetup } from './experience-setup.ts';

/** The talk after the story: the team's room stays open for a while beside the results. */
export const debriefRegion = experienceSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      on: {
        'step.entered': [
          { guard: 'isDebriefing', target: 'open' },
          { guard: 'isApart', target: 'over' },
        ],
      },
    },
    open: {
      tags: 'debrief',
      on: {
        'deadline.passed': { guard: { type: 'isRoomsEnd', params: ({ event }) => event }, target: 'over' },
        'debrief.left': 'over',
        'seat.left': 'over',
      },
    },
    over: { entry: 'leaveTeam' },
  },
});
