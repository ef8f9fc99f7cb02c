import { assign, fromPromise, setup } from 'xstate';

type CopyContext = {
  /** The text that could not be written to the clipboard, to be copied by hand. */
  text: string;
};

type CopyEvent =
  | { type: 'copy.requested'; text: string }
  /** For a text that is created asynchronously. */
  | { type: 'report.requested' };

/** Milliseconds. */
export const copyDelays = { confirmation: 2500 } as const;

/** Copies a text to the clipboard; a known text within the click, as some browsers require. */
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
    /** The browser refuses to copy. */
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
