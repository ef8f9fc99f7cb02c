import { type AnyActorRef, setup, stopChild } from 'xstate';
import { log } from '../../services/log.ts';

export type ViewActorsEvent = { type: 'view.left'; actor: AnyActorRef };

/** The parent of actors started by views: in the tree while the view is mounted, and stopped with it. */
export const viewActorsMachine = setup({
  types: {} as { events: ViewActorsEvent },
  actions: {
    stopActor: stopChild((_, { actor }: { actor: AnyActorRef }) => actor),
    reportFault: ({ event }) => log.warn('A part of a view has failed:', event),
  },
}).createMachine({
  id: 'viewActors',
  on: {
    'view.left': { actions: { type: 'stopActor', params: ({ event }) => event } },
    'xstate.error.actor.*': { actions: 'reportFault' },
  },
});
