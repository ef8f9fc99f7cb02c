import { applicationSetup } from './application-setup.ts';

const closing = { type: 'notifySession', params: { type: 'session.closed' } } as const;

const anotherSeat = applicationSetup.createStateConfig({
  on: {
    'seat.taken': {
      guard: { type: 'isAnotherSeat', params: ({ event }) => event },
      target: '#application.seat.opening',
      actions: [closing, 'forgetSession', { type: 'rememberSeat', params: ({ event }) => event }],
    },
  },
});

/** The live session of the seat whose pages are shown: one at a time, kept across changes of page. */
export const seatRegion = applicationSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      on: {
        'seat.taken': {
          target: 'opening',
          actions: { type: 'rememberSeat', params: ({ event }) => event },
        },
      },
    },
    opening: {
      tags: 'busy',
      on: {
        'seat.vacated': 'none',
        'seat.taken': {
          target: 'opening',
          reenter: true,
          actions: { type: 'rememberSeat', params: ({ event }) => event },
        },
        'participant.cleared': { target: 'none', actions: 'signOffSupport' },
      },
      invoke: {
        src: 'openSession',
        input: ({ context }) => ({ dataPackage: context.dataPackage }),
        onDone: {
          target: 'open',
          actions: { type: 'startSession', params: ({ event }) => event.output },
        },
        onError: { target: 'unavailable', actions: 'reportFault' },
      },
    },
    /** The code of a session failed to load. */
    unavailable: {
      tags: 'failed',
      after: { beforeReopening: 'opening' },
      on: { 'seat.vacated': 'none' },
    },
    open: {
      initial: 'shown',
      on: {
        'participant.cleared': {
          actions: ['signOffSupport', { type: 'notifySession', params: { type: 'participant.cleared' } }],
        },
        'seat.lost': {
          actions: { type: 'notifyParticipantAuth', params: { type: 'package.requested' } },
        },
        'session.over': { target: 'none', actions: 'forgetSession' },
      },
      states: {
        shown: { on: { ...anotherSeat.on, 'seat.vacated': 'unseen' } },
        unseen: {
          after: { grace: { actions: closing } },
          on: { 'seat.taken': [anotherSeat.on['seat.taken'], { target: 'shown' }] },
        },
      },
    },
  },
});
