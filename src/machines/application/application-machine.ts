import type { ActorRefFrom } from 'xstate';
import { supportIdentity } from '../../services/support-chat.ts';
import { accountRegion } from './account-region.ts';
import { applicationSetup } from './application-setup.ts';
import { pagesRegion } from './pages-region.ts';
import { seatRegion } from './seat-region.ts';

/** Whether the browser has a network; this does not mean that the server is reachable. */
const lineRegion = applicationSetup.createStateConfig({
  initial: 'online',
  states: {
    online: { on: { 'connection.lost': 'offline' } },
    offline: { tags: 'offline', on: { 'connection.restored': 'online' } },
  },
});

/** The root of every actor in the page: it starts them, forwards their events and has no rules of its own. */
export const applicationMachine = applicationSetup.createMachine({
  id: 'application',
  context: ({ input }) => ({
    ...input,
    path: input.location.pathname,
    dataPackage: null,
    start: null,
    live: null,
    account: null,
  }),
  type: 'parallel',
  invoke: [
    { id: 'csrf', src: 'csrf' },
    { id: 'toasts', src: 'toasts' },
    { id: 'loadingBar', src: 'loadingBar' },
    { id: 'viewActors', src: 'viewActors' },
    {
      id: 'supportWidget',
      src: 'supportWidget',
      input: ({ context }) => ({ configured: context.offersSupport }),
    },
    { id: 'participantAuth', src: 'participantAuth', input: ({ self }) => ({ parent: self }) },
    {
      id: 'buildUpdate',
      src: 'buildUpdate',
      input: ({ context, self }) => ({ path: context.path, parent: self }),
    },
    {
      id: 'navigation',
      src: 'navigation',
      input: ({ context, self }) => ({ location: context.location, parent: self }),
    },
    { src: 'watchBrowser' },
  ],
  on: {
    'token.stored': {
      guard: { type: 'isParticipant', params: ({ event }) => event },
      actions: {
        type: 'notifyParticipantAuth',
        params: ({ event }) => ({ type: 'storage.changed', present: event.present }),
      },
    },
    'request.unauthenticated': {
      guard: { type: 'isParticipant', params: ({ event }) => event },
      actions: { type: 'notifyParticipantAuth', params: ({ event }) => event },
    },
    'participant.known': {
      actions: [
        { type: 'rememberStart', params: ({ event }) => event },
        {
          type: 'notifySupport',
          params: ({ event }) => ({
            type: 'person.signedIn',
            identity: supportIdentity(event.dataPackage.consumer, 'consumer'),
          }),
        },
      ],
    },
    'participant.cleared': { actions: 'signOffSupport' },
    'xstate.error.actor.*': { actions: 'reportFault' },
  },
  states: { pages: pagesRegion, account: accountRegion, seat: seatRegion, line: lineRegion },
});

export type ApplicationRef = ActorRefFrom<typeof applicationMachine>;
