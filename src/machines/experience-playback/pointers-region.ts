import { experienceSetup } from './experience-setup.ts';

/** The pointers of others on the board, until none has moved for a while. */
export const pointersRegion = experienceSetup.createStateConfig({
  initial: 'still',
  on: {
    'realtime.message': {
      guard: { type: 'isPointer', params: ({ event }) => event },
      target: '.shown',
      actions: { type: 'notePointer', params: ({ event }) => event },
    },
    'step.entered': { guard: 'isNewStep', target: '.still' },
  },
  states: {
    still: { entry: 'forgetPointers' },
    shown: { after: { pointers: 'still' } },
  },
});
