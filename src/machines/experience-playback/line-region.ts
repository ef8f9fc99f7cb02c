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
    reconnecting: { tags: 'reconnecting' },
    lost: { tags: ['reconnecting', 'failed'] },
  },
});
