import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { assign, fromCallback, setup } from 'xstate';
import type { OpenedFile } from '../../services/recordings/opened-file.ts';
import { emptyRecording, type Recording, record } from '../../services/recordings/recording.ts';

/** The number of messages buffered while the recording is paused; the oldest is dropped first. */
const maxWaiting = 4000;

export interface ActorRecordingContext {
  /** From the page that opened this one. */
  recording: Recording;
  /** Received while the recording was paused. */
  held: readonly StatelyInspectionEvent[];
  /** A recording from a file, with the file's name. */
  opened: { name: string; file: OpenedFile } | null;
  /** The recorded page was closed or reloaded. */
  hasPageLeft: boolean;
}

export type PageFact =
  | { type: 'messages.received'; messages: readonly StatelyInspectionEvent[] }
  | { type: 'page.left' };

export type ActorRecordingEvent =
  | PageFact
  | { type: 'recording.paused' }
  | { type: 'recording.resumed' }
  | { type: 'file.opened'; name: string; file: OpenedFile }
  | { type: 'file.closed' };

/** Records the actors of another page live, can be paused, or reads a recording from a file. */
export const actorRecordingMachine = setup({
  types: {} as { context: ActorRecordingContext; events: ActorRecordingEvent },
  actors: {
    /** Receives the messages of the page that opened this one. */
    receive: fromCallback<PageFact>(() => {
      throw new Error('`receive` must be provided');
    }),
  },
  actions: {
    record: assign(({ context }, { messages }: { messages: readonly StatelyInspectionEvent[] }) => ({
      recording: record(context.recording, messages),
    })),
    hold: assign(({ context }, { messages }: { messages: readonly StatelyInspectionEvent[] }) => ({
      held: [...context.held, ...messages].slice(-maxWaiting),
    })),
    recordPaused: assign(({ context }) => ({ recording: record(context.recording, context.held), held: [] })),
    openFile: assign((_, { name, file }: { name: string; file: OpenedFile }) => ({ opened: { name, file } })),
    closeFile: assign({ opened: null }),
    notePageLeft: assign({ hasPageLeft: true }),
  },
}).createMachine({
  id: 'actorRecording',
  context: { recording: emptyRecording, held: [], opened: null, hasPageLeft: false },
  invoke: { src: 'receive' },
  on: {
    'page.left': { actions: 'notePageLeft' },
    'messages.received': { actions: { type: 'hold', params: ({ event }) => event } },
    'file.opened': { actions: { type: 'openFile', params: ({ event }) => event }, target: '.reading' },
  },
  initial: 'following',
  states: {
    following: {
      entry: 'recordPaused',
      on: {
        'messages.received': { actions: { type: 'record', params: ({ event }) => event } },
        'recording.paused': 'paused',
      },
    },
    paused: { on: { 'recording.resumed': 'following' } },
    reading: { exit: 'closeFile', on: { 'file.closed': 'following' } },
  },
});
