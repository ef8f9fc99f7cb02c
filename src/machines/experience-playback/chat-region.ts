import { experienceSetup } from './experience-setup.ts';

/** Whether the chat is looked at; what comes while it is not counts as unread. */
export const chatRegion = experienceSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { 'chat.opened': 'open' } },
    open: { entry: 'readChat', exit: 'readChat', on: { 'chat.closed': 'closed' } },
  },
});
