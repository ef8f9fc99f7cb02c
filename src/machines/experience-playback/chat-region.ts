import { experienceSetup } from './experience-setup.ts';

/** Whether the chat is looked at; what comes while it is not counts as unread, and whose words are not wanted. */
export const chatRegion = experienceSetup.createStateConfig({
  initial: 'closed',
  on: {
    'seat.blocked': {
      actions: [
        { type: 'block', params: ({ event }) => event },
        { type: 'keepBlocked', params: ({ context }) => ({ blocked: context.blocked }) },
      ],
    },
  },
  states: {
    closed: { on: { 'chat.opened': 'open' } },
    open: { entry: 'readChat', exit: 'readChat', on: { 'chat.closed': 'closed' } },
  },
});
