import { experienceSetup } from './experience-setup.ts';

/** The seat's requests to the server, and the state of its answer to the riddle. */
export const askingRegion = experienceSetup.createStateConfig({
  initial: 'none',
  on: {
    'request.made': [
      {
        guard: { type: 'isAnswer', params: ({ event }) => event },
        target: '.sending',
        actions: [
          { type: 'noteRequest', params: ({ event }) => event },
          { type: 'dispatch', params: ({ event }) => event },
        ],
      },
      {
        actions: [
          { type: 'noteRequest', params: ({ event }) => event },
          { type: 'dispatch', params: ({ event }) => event },
        ],
      },
    ],
    'request.done': [
      { guard: { type: 'isRight', params: ({ event }) => event }, target: '.right' },
      { guard: { type: 'isAnswer', params: ({ event }) => event }, target: '.wrong' },
      {
        guard: { type: 'isRefusedMove', params: ({ event }) => event },
        actions: { type: 'withdrawMove', params: ({ event }) => event },
      },
      {
        guard: { type: 'isMark', params: ({ event }) => event },
        actions: { type: 'noteMark', params: ({ event }) => event },
      },
    ],
    'request.failed': [
      {
        guard: { type: 'isAnswer', params: ({ event }) => event },
        target: '.none',
        actions: { type: 'noteFailure', params: ({ event }) => event },
      },
      { actions: { type: 'noteFailure', params: ({ event }) => event } },
    ],
    'step.entered': { guard: 'isNewStep', target: '.none' },
  },
  states: { none: {}, sending: {}, wrong: {}, right: {} },
});
