import { setup } from 'xstate';
import { auth } from '#contract/rules/business-constants.ts';

export type PageExitInput = { leavesByItself: boolean };

/** Milliseconds. */
export const pageExitDelays = { redirect: auth.unauthorizedRedirectMs } as const;

/** The exit of a page that could not be shown: by its button, or after 1.5 s by a redirect to the login if that is missing. */
export const pageExitMachine = setup({
  types: {} as { context: PageExitInput; input: PageExitInput; events: { type: 'exit.requested' } },
  actions: {
    leave: () => {
      throw new Error('`leave` must be provided');
    },
  },
  guards: { leavesByItself: ({ context }) => context.leavesByItself },
  delays: pageExitDelays,
}).createMachine({
  id: 'pageExit',
  context: ({ input }) => input,
  initial: 'shown',
  states: {
    shown: { after: { redirect: { guard: 'leavesByItself', target: 'left' } } },
    left: { entry: 'leave' },
  },
  on: { 'exit.requested': '.left' },
});
