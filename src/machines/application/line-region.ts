import { applicationSetup } from './application-setup.ts';

/** Whether the browser has a network at all; what it says is not that the server answers. */
export const lineRegion = applicationSetup.createStateConfig({
  initial: 'online',
  states: {
    online: { on: { 'line.lost': 'offline' } },
    offline: { tags: 'offline', on: { 'line.found': 'online' } },
  },
});
