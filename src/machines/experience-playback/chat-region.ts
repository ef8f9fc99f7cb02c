import type { ExperienceContext } from './experience-context.ts';
import { experienceSetup } from './experience-setup.ts';

const read = [
  'readChat',
  {
    type: 'keepRead',
    params: ({ context: { chatRead } }: { context: ExperienceContext }) => ({ chatRead }),
  },
] as const;

/** Whether the chat is open, unread messages while it is not, and muted seats. */
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
    open: { always: { guard: 'hasNewChat', actions: read }, on: { 'chat.closed': 'closed' } },
  },
});
