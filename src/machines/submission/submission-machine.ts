import { assign, assertEvent, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../../services/http/failure.ts';

type SubmissionContext = { failure: Failure | null; output: unknown };

type SubmissionEvent = { type: 'form.submitted'; values: unknown } | { type: 'form.edited' };

/** Sends one form, any number of times; the form's values stay with the view, so a failure loses nothing typed. */
export const submissionMachine = setup({
  types: { context: {} as SubmissionContext, events: {} as SubmissionEvent },
  actors: {
    send: fromPromise<unknown, { values: unknown }>(() =>
      Promise.reject(new Error('`send` must be provided')),
    ),
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    rememberOutput: assign((_, { output }: { output: unknown }) => ({ output })),
  },
}).createMachine({
  id: 'submission',
  context: { failure: null, output: undefined },
  initial: 'editing',
  states: {
    editing: {
      on: { 'form.submitted': 'sending' },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'send',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted');
          return { values: event.values };
        },
        onDone: { target: 'done', actions: { type: 'rememberOutput', params: ({ event }) => event } },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'form.submitted': 'sending',
        'form.edited': { target: 'editing', actions: 'forgetFailure' },
      },
    },
    done: {
      on: { 'form.submitted': 'sending', 'form.edited': 'editing' },
    },
  },
});
