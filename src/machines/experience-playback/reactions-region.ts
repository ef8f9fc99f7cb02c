import { experienceSetup } from './experience-setup.ts';

/** What people show to everybody, until it has been quiet for a while. */
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
