import { experienceSetup } from './experience-setup.ts';

/** How the connection stands, as the screen says it. */
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
    /** Whether something was missed shows in a moment; if so it is fetched before it is said where the story is. */
    returning: {
      tags: 'reconnecting',
      initial: 'listening',
      on: { 'realtime.connected': {} },
      states: {
        listening: { after: { listening: 'fetching' } },
        fetching: { always: { guard: 'isCurrent', target: '#experiencePlayback.line.back' } },
      },
    },
    /** For a moment it is said where the story is now; what the lost line refused can be tried again. */
    back: {
      tags: 'back',
      entry: { type: 'noteProblem', params: { message: null } },
      after: { back: 'connected' },
      on: { 'realtime.connected': {} },
    },
  },
});
