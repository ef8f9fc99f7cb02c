import { experienceSetup } from './experience-setup.ts';

/** Reactions, until none has been sent for a while. */
export const reactionsRegion = experienceSetup.createStateConfig({
  initial: 'quiet',
  on: {
    'realtime.message': {
      guard: { type: 'isReaction', params: ({ event }) => event },
      target: '.shown',
      actions: { type: 'noteReaction', params: ({ event }) => event },
    },
  },
  states: {
    quiet: { entry: 'forgetReactions' },
    shown: { after: { reactions: 'quiet' } },
  },
});
