import { experienceSetup } from './experience-setup.ts';

/** The state of the connection, as shown. */
export const lineRegion = experienceSetup.createStateConfig({
  initial: 'connecting',
  on: {
    'realtime.connected': { target: '.connected', actions: 'wakeOutbox' },
    'realtime.disconnected': '.reconnecting',
    'realtime.suspended': '.reconnecting',
    'realtime.failed': '.lost',
  },
  states: {
    connecting: { tags: 'busy' },
    connected: {},
    reconnecting: {
      tags: 'reconnecting',
      on: { 'realtime.connected': { target: 'returning', actions: 'wakeOutbox' } },
    },
    lost: {
      tags: ['reconnecting', 'failed'],
      on: { 'realtime.connected': { target: 'returning', actions: 'wakeOutbox' } },
    },
    /** Missed messages are detected within a moment and fetched before the current scene is announced. */
    returning: {
      tags: 'reconnecting',
      initial: 'listening',
      on: { 'realtime.connected': {} },
      states: {
        listening: { after: { listening: 'fetching' } },
        fetching: { always: { guard: 'isCurrent', target: '#experiencePlayback.line.back' } },
      },
    },
    /** Announces the current scene for a moment; failed actions can be retried. */
    back: {
      tags: 'back',
      entry: { type: 'noteProblem', params: { failure: null } },
      after: { back: 'connected' },
      on: { 'realtime.connected': {} },
    },
  },
});
