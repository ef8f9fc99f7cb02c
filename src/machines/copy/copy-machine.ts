import { assign, fromPromise, setup } from 'xstate';

type CopyContext = {
  /** What could not be put on the clipboard, to be copied by hand. */
  text: string;
};

type CopyEvent =
  | { type: 'copy.requested'; text: string }
  /** For a text that takes time to write. */
  | { type: 'report.requested' };

/** Milliseconds. */
export const copyDelays = { confirmation: 2500 } as const;

/** Copies a text to the clipboard, in the moment of the click where it is known by then: some browsers allow no other. */
export const copyMachine = setup({
  types: {} as { context: CopyContext; events: CopyEvent },
  actors: {
    write: fromPromise<string>(() => Promise.reject(new Error('`write` must be provided'))),
    putOnClipboard: fromPromise<void, { text: string }>(() =>
      Promise.reject(new Error('`putOnClipboard` must be provided')),
    ),
  },
  actions: { rememberText: assign((_, { text }: { text: string }) => ({ text })) },
  delays: copyDelays,
}).createMachine({
  id: 'copy',
  context: { text: '' },
  initial: 'idle',
  states: {
    idle: {},
    writing: {
      tags: 'busy',
      invoke: {
        src: 'write',
        onDone: {
          target: 'copying',
          actions: { type: 'rememberText', params: ({ event }) => ({ text: event.output }) },
        },
        onError: 'failed',
      },
    },
    copying: {
      tags: 'busy',
      invoke: {
        src: 'putOnClipboard',
        input: ({ context }) => context,
        onDone: 'copied',
        onError: 'refused',
      },
    },
    copied: { after: { confirmation: 'idle' } },
    failed: {},
    /** The browser allows no copying. */
    refused: {},
  },
  on: {
    'copy.requested': {
      target: '.copying',
      actions: { type: 'rememberText', params: ({ event }) => event },
    },
    'report.requested': '.writing',
  },
});
