import { type ActorRefFrom, assertEvent } from 'xstate';
import {
  confirmingOf,
  toStored,
  participantAuthSetup,
  participantOf,
  wantedLanguageOf,
} from './participant-auth-setup.ts';

const answering = (declined: boolean) =>
  participantAuthSetup.createStateConfig({
    tags: ['busy', 'answering'],
    entry: 'forgetAnswerFailure',
    invoke: {
      src: 'answerAttendance',
      input: ({ context }) => ({ ...participantOf(context), declined }),
      onDone: {
        target: 'answered',
        actions: [{ type: 'adoptAnswer', params: { declined } }, 'invalidatePackage'],
      },
      onError: {
        target: 'answered',
        actions: [{ type: 'rememberAnswerFailure', params: ({ event }) => event }, 'requestPackage'],
      },
    },
  });

export const participantAuthMachine = participantAuthSetup.createMachine({
  id: 'participantAuth',
  context: ({ input }) => ({
    ...input,
    token: null,
    sessionId: null,
    isRestored: false,
    dataPackage: null,
    failure: null,
    confirming: null,
    answerFailure: null,
    languages: [],
  }),
  on: {
    'link.opened': '.openingLink',
    'clear.requested': [{ guard: 'hasToken', target: '.leaving' }, { target: '.clearing' }],
  },
  initial: 'restoring',
  states: {
    restoring: {
      tags: ['busy', 'blocking'],
      invoke: {
        src: 'restoreParticipant',
        onDone: [
          {
            guard: { type: 'isRestored', params: ({ event }) => event.output },
            target: 'fetchingPackage',
            actions: [{ type: 'adoptToken', params: ({ event }) => toStored(event.output) }, 'noteRestored'],
          },
          { target: 'signedOut' },
        ],
        onError: {
          target: 'clearing',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
      on: { 'form.submitted': 'signingIn' },
    },
    signedOut: {
      on: {
        'form.submitted': 'signingIn',
        'failure.dismissed': { actions: 'forgetFailure' },
        'storage.changed': { guard: 'isPresent', target: 'restoring' },
      },
    },
    signingIn: {
      tags: 'busy',
      entry: [
        'forgetFailure',
        {
          type: 'beginConfirming',
          params: ({ event }) => {
            assertEvent(event, 'form.submitted');
            return event;
          },
        },
      ],
      invoke: {
        src: 'logIn',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted');
          return { email: event.email, sessionId: event.sessionId };
        },
        onDone: {
          target: 'fetchingPackage',
          actions: { type: 'adoptToken', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isCodeNeeded', params: ({ event }) => event },
            target: 'confirming',
            actions: ['forget', 'emitCleared'],
          },
          {
            target: 'signedOut',
            actions: ['forget', 'emitCleared', { type: 'rememberFailure', params: ({ event }) => event }],
          },
        ],
      },
    },
    confirming: {
      initial: 'sending',
      on: {
        'code.abandoned': { target: 'signedOut', actions: ['forgetFailure', 'endConfirming'] },
        'storage.changed': { guard: 'isPresent', target: 'restoring' },
      },
      states: {
        sending: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            src: 'sendCode',
            input: ({ context }) => confirmingOf(context),
            onDone: {
              target: 'awaiting',
              actions: { type: 'noteSentCode', params: ({ event }) => event.output },
            },
            onError: {
              target: 'awaiting',
              actions: { type: 'rememberFailure', params: ({ event }) => event },
            },
          },
        },
        awaiting: { on: { 'code.submitted': 'entering', 'code.requested': 'sending' } },
        entering: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            src: 'enterByCode',
            input: ({ context, event }) => {
              assertEvent(event, 'code.submitted');
              return { ...confirmingOf(context), code: event.code };
            },
            onDone: {
              target: '#participantAuth.fetchingPackage',
              actions: { type: 'adoptToken', params: ({ event }) => event.output },
            },
            onError: {
              target: 'awaiting',
              actions: { type: 'rememberFailure', params: ({ event }) => event },
            },
          },
        },
      },
    },
    openingLink: {
      tags: ['busy', 'blocking'],
      entry: ['forgetFailure', 'endConfirming'],
      invoke: {
        src: 'openLink',
        input: ({ event }) => {
          assertEvent(event, 'link.opened');
          return { linkToken: event.linkToken };
        },
        onDone: {
          target: 'fetchingPackage',
          actions: { type: 'adoptToken', params: ({ event }) => event.output },
        },
        onError: {
          target: 'signedOut',
          actions: ['forget', 'emitCleared', { type: 'rememberFailure', params: ({ event }) => event }],
        },
      },
    },
    fetchingPackage: {
      tags: ['busy', 'blocking'],
      invoke: {
        src: 'fetchDataPackage',
        input: ({ context }) => participantOf(context),
        onDone: {
          target: 'ready',
          actions: { type: 'adoptPackage', params: ({ event }) => ({ dataPackage: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isPassing', params: ({ event }) => event },
            target: 'unreachable',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          { target: 'clearing', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    ready: {
      type: 'parallel',
      on: {
        'form.submitted': 'signingIn',
        'logout.requested': 'leaving',
        'storage.changed': { guard: 'isGone', target: 'signedOut', actions: ['forget', 'emitCleared'] },
        'request.unauthenticated': {
          guard: 'isOwnToken',
          target: 'clearing',
          actions: { type: 'adoptFailure', params: ({ event }) => event },
        },
      },
      states: {
        package: {
          initial: 'current',
          states: {
            current: { on: { 'package.requested': 'refetching' } },
            refetching: {
              on: {
                'package.requested': { target: 'refetching', reenter: true },
                'package.invalidated': { target: 'refetching', reenter: true },
              },
              invoke: {
                src: 'fetchDataPackage',
                input: ({ context }) => participantOf(context),
                onDone: {
                  target: 'current',
                  actions: { type: 'adoptPackage', params: ({ event }) => ({ dataPackage: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isPassing', params: ({ event }) => event },
                    target: 'outdated',
                    actions: { type: 'reportFailure', params: ({ event }) => event },
                  },
                  {
                    target: '#participantAuth.clearing',
                    actions: { type: 'rememberFailure', params: ({ event }) => event },
                  },
                ],
              },
            },
            outdated: {
              after: { reconnect: 'refetching' },
              on: { 'package.requested': 'refetching' },
            },
          },
        },
        arrival: {
          initial: 'untouched',
          states: {
            untouched: { invoke: { src: 'watchTouch' }, on: { 'page.touched': 'noting' } },
            noting: {
              invoke: {
                src: 'noteArrival',
                input: ({ context }) => participantOf(context),
                onDone: 'noted',
                onError: 'untouched',
              },
            },
            noted: {},
          },
        },
        attendance: {
          initial: 'answered',
          states: {
            answered: { on: { 'attendance.declined': 'declining', 'attendance.promised': 'promising' } },
            declining: answering(true),
            promising: answering(false),
          },
        },
        language: {
          initial: 'kept',
          exit: 'forgetLanguages',
          on: { 'language.chosen': { actions: { type: 'wantLanguage', params: ({ event }) => event } } },
          states: {
            kept: { always: { guard: 'isLanguageWanted', target: 'keeping' } },
            /** Sent one after another, so that the last choice is the stored one. */
            keeping: {
              tags: 'busy',
              invoke: {
                src: 'keepLanguage',
                input: ({ context }) => ({ ...participantOf(context), language: wantedLanguageOf(context) }),
                onDone: [
                  { guard: 'isAnotherWanted', target: 'kept', actions: 'forgetFirstLanguage' },
                  { target: 'kept', actions: ['forgetFirstLanguage', 'requestPackage'] },
                ],
                onError: [
                  {
                    guard: { type: 'isPassing', params: ({ event }) => event },
                    target: 'unsent',
                    actions: { type: 'reportFailure', params: ({ event }) => event },
                  },
                  {
                    target: 'kept',
                    actions: ['forgetFirstLanguage', { type: 'reportFailure', params: ({ event }) => event }],
                  },
                ],
              },
            },
            unsent: { after: { reconnect: 'keeping' } },
          },
        },
      },
    },
    unreachable: {
      tags: 'failed',
      entry: ['forget', 'emitCleared'],
      after: { reconnect: 'restoring' },
      on: { 'retry.requested': 'restoring', 'form.submitted': 'signingIn' },
    },
    leaving: {
      tags: 'busy',
      after: { logoutPatience: 'clearing' },
      invoke: {
        src: 'endParticipant',
        input: ({ context }) => ({ token: context.token }),
        onDone: 'clearing',
        onError: 'clearing',
      },
    },
    clearing: {
      tags: ['busy', 'blocking'],
      entry: ['forget', 'emitCleared'],
      invoke: { src: 'clearParticipant', onDone: 'signedOut', onError: 'signedOut' },
    },
  },
});

export type ParticipantAuthActorRef = ActorRefFrom<typeof participantAuthMachine>;
