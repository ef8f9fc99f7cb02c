import { not, type SnapshotFrom } from 'xstate';
import { createContext } from '../rules/director-context.ts';
import type { EventOf, SkippedStage } from '../rules/director-events.ts';
import { directorSetup } from './director-setup.ts';

/** Incremented with every change after which an old log would fold differently. */
export const directorMachineVersion = 9;

const theEvent = <Event>({ event }: { event: Event }) => event;
const skipOf = (here: SkippedStage) =>
  ({
    type: 'isSkipped',
    params: ({ event }: { event: EventOf<'host.skipped'> }) => ({ event, here }),
  }) as const;
const seatsChanged = [
  'appointCaptains',
  'dealClues',
  'seatRounds',
  { type: 'easeWindows', params: theEvent },
  { type: 'settleWindows', params: theEvent },
] as const;

/** A live session. Run it with `transition` only: it has no effects, and every instant comes with the event. */
export const sessionDirectorMachine = directorSetup.createMachine({
  id: 'sessionDirector',
  version: String(directorMachineVersion),
  context: ({ input }) => createContext(input),
  initial: 'created',
  states: {
    created: {
      on: {
        'session.opened': { actions: { type: 'openRoster', params: theEvent }, target: 'open' },
      },
    },
    open: {
      initial: 'waiting',
      on: {
        'session.failed': 'failed',
        'seat.connected': {
          guard: { type: 'isAway', params: theEvent },
          actions: [{ type: 'arrive', params: theEvent }, ...seatsChanged],
        },
        'seat.disconnected': {
          guard: { type: 'isPresent', params: theEvent },
          actions: [{ type: 'depart', params: theEvent }, ...seatsChanged],
        },
        'seat.left': {
          guard: { type: 'isPresent', params: theEvent },
          actions: [{ type: 'depart', params: theEvent }, ...seatsChanged],
        },
        'seat.added': {
          guard: { type: 'isNewSeat', params: theEvent },
          actions: { type: 'addSeat', params: theEvent },
        },
        'seat.removed': {
          guard: { type: 'isSeated', params: theEvent },
          actions: [
            { type: 'removeSeat', params: theEvent },
            { type: 'dropVote', params: theEvent },
            ...seatsChanged,
          ],
        },
        'seat.moved': {
          guard: { type: 'isMove', params: theEvent },
          actions: [{ type: 'moveSeat', params: theEvent }, ...seatsChanged],
        },
        'seat.ready': {
          guard: { type: 'isReadyExpected', params: theEvent },
          actions: { type: 'recordReady', params: theEvent },
        },
        'help.called': {
          guard: { type: 'isHelpChanged', params: theEvent },
          actions: { type: 'callHelp', params: theEvent },
        },
        'help.seen': {
          guard: { type: 'isHelpUnseen', params: theEvent },
          actions: { type: 'seeHelp', params: theEvent },
        },
        'speech.reported': {
          guard: { type: 'isSeated', params: theEvent },
          actions: { type: 'countSpeech', params: theEvent },
        },
        'chat.posted': {
          guard: { type: 'isSeated', params: theEvent },
          actions: { type: 'countMessage', params: theEvent },
        },
        'chat.reported': {
          guard: { type: 'canReport', params: theEvent },
          actions: { type: 'recordReport', params: theEvent },
        },
        'report.seen': {
          guard: { type: 'canSeeReport', params: theEvent },
          actions: { type: 'seeReport', params: theEvent },
        },
        'time.wanted': {
          guard: { type: 'isTimeChanged', params: theEvent },
          actions: [
            { type: 'wantTime', params: theEvent },
            { type: 'easeWindows', params: theEvent },
          ],
        },
        'clock.reached': {
          guard: { type: 'isCaptainDue', params: theEvent },
          actions: { type: 'replaceAwayCaptains', params: theEvent },
        },
        'host.held': { guard: not('isHeld'), actions: { type: 'hold', params: theEvent } },
        'host.said': {
          guard: { type: 'canSay', params: theEvent },
          actions: { type: 'say', params: theEvent },
        },
        'host.resumed': { guard: 'isHeld', actions: { type: 'resume', params: theEvent } },
        'director.resumed': { actions: { type: 'recoverFromOutage', params: theEvent } },
      },
      states: {
        waiting: {
          tags: 'waiting',
          on: {
            'session.rescheduled': { actions: { type: 'reschedule', params: theEvent } },
            'session.configured': { actions: { type: 'configure', params: theEvent } },
            'icebreaker.answered': {
              guard: { type: 'isSeated', params: theEvent },
              actions: { type: 'recordIcebreaker', params: theEvent },
            },
            'session.cancelled': '#sessionDirector.cancelled',
            'host.started': { guard: 'isAnybodyPresent', actions: 'enterFirstScene', target: 'live' },
            'clock.reached': [
              {
                guard: { type: 'isStartDue', params: theEvent },
                actions: 'enterFirstScene',
                target: 'live',
              },
              { guard: { type: 'isSceneDue', params: theEvent }, target: '#sessionDirector.failed' },
            ],
          },
        },
        live: {
          tags: 'live',
          initial: 'choosing',
          on: {
            'host.ended': {
              actions: { type: 'noteEnd', params: theEvent },
              target: '#sessionDirector.ended',
            },
            'hand.raised': {
              guard: { type: 'isHandChanged', params: theEvent },
              actions: { type: 'changeHand', params: theEvent },
            },
            'notice.marked': {
              guard: { type: 'canMark', params: theEvent },
              actions: { type: 'recordMark', params: theEvent },
            },
          },
          states: {
            choosing: {
              entry: { type: 'beginTalk', params: theEvent },
              always: [
                { guard: not('isAnybodyPresent'), target: 'deserted' },
                { guard: 'isClipNext', target: 'gathering' },
                { guard: 'isDecisionNext', target: 'decision' },
                { target: 'breakout' },
              ],
            },
            deserted: {
              tags: 'gathering',
              entry: { type: 'waitForAnybody', params: theEvent },
              always: { guard: 'isAnybodyPresent', target: 'choosing' },
              on: {
                'clock.reached': [
                  {
                    guard: { type: 'isPlayedAndDeserted', params: theEvent },
                    target: '#sessionDirector.ended',
                  },
                  { guard: { type: 'isSceneDue', params: theEvent }, target: '#sessionDirector.failed' },
                ],
              },
              exit: 'stopWaiting',
            },
            gathering: {
              tags: 'gathering',
              entry: { type: 'gather', params: theEvent },
              always: { guard: 'isGathered', target: 'clip' },
              on: { 'clock.reached': { guard: { type: 'isSceneDue', params: theEvent }, target: 'clip' } },
            },
            clip: {
              tags: 'clip',
              entry: { type: 'startClip', params: theEvent },
              on: {
                'host.skipped': [
                  {
                    guard: { type: 'isEndingSkipped', params: theEvent },
                    target: '#sessionDirector.ended',
                  },
                  { guard: skipOf('clip'), actions: 'enterNextScene', target: 'choosing' },
                ],
                'clock.reached': [
                  {
                    guard: { type: 'isRevealDue', params: theEvent },
                    actions: { type: 'reveal', params: theEvent },
                  },
                  {
                    guard: { type: 'isEndingOver', params: theEvent },
                    target: '#sessionDirector.ended',
                  },
                  {
                    guard: { type: 'isSceneDue', params: theEvent },
                    actions: 'enterNextScene',
                    target: 'choosing',
                  },
                ],
              },
            },
            decision: {
              tags: 'decision',
              entry: [
                { type: 'openDecision', params: theEvent },
                { type: 'easeWindows', params: theEvent },
              ],
              on: {
                'vote.cast': {
                  guard: { type: 'isVoteCounted', params: theEvent },
                  actions: [
                    { type: 'recordVote', params: theEvent },
                    { type: 'settleDecision', params: theEvent },
                  ],
                },
                'host.extended': { actions: { type: 'extendWindow', params: theEvent } },
                'host.skipped': {
                  guard: skipOf('decision'),
                  actions: [
                    { type: 'closeWindowsNow', params: theEvent },
                    { type: 'closeDecision', params: theEvent },
                  ],
                  target: 'outcome',
                },
                'clock.reached': {
                  guard: { type: 'isSceneDue', params: theEvent },
                  actions: { type: 'closeDecision', params: theEvent },
                  target: 'outcome',
                },
              },
            },
            breakout: {
              tags: 'breakout',
              entry: [
                { type: 'openBreakout', params: theEvent },
                'dealClues',
                { type: 'easeWindows', params: theEvent },
              ],
              on: {
                'challenge.answered': {
                  guard: { type: 'canAnswer', params: theEvent },
                  actions: [
                    { type: 'recordAnswer', params: theEvent },
                    { type: 'settleBreakout', params: theEvent },
                  ],
                },
                'hint.taken': {
                  guard: { type: 'canTakeHint', params: theEvent },
                  actions: { type: 'recordHint', params: theEvent },
                },
                'seat.ready': {
                  guard: { type: 'canRest', params: theEvent },
                  actions: [
                    { type: 'recordRest', params: theEvent },
                    { type: 'settleBreakout', params: theEvent },
                  ],
                },
                'seat.staying': {
                  guard: { type: 'canStay', params: theEvent },
                  actions: [
                    { type: 'recordStay', params: theEvent },
                    { type: 'settleBreakout', params: theEvent },
                  ],
                },
                'turn.passed': {
                  guard: { type: 'canPass', params: theEvent },
                  actions: { type: 'passTurn', params: theEvent },
                },
                'clue.shared': {
                  guard: { type: 'canShareClue', params: theEvent },
                  actions: { type: 'recordClue', params: theEvent },
                },
                'draft.moved': {
                  guard: { type: 'canMoveDraft', params: theEvent },
                  actions: { type: 'moveDraft', params: theEvent },
                },
                'host.extended': { actions: { type: 'extendWindow', params: theEvent } },
                'host.skipped': [
                  {
                    guard: { type: 'isBreatherSkipped', params: theEvent },
                    actions: [
                      { type: 'closeWindowsNow', params: theEvent },
                      { type: 'closeBreakout', params: theEvent },
                      'enterNextScene',
                    ],
                    target: 'choosing',
                  },
                  {
                    guard: skipOf('breakout'),
                    actions: [
                      { type: 'closeWindowsNow', params: theEvent },
                      { type: 'closeBreakout', params: theEvent },
                    ],
                    target: 'outcome',
                  },
                ],
                'clock.reached': [
                  {
                    guard: { type: 'isBreatherDue', params: theEvent },
                    actions: [{ type: 'closeBreakout', params: theEvent }, 'enterNextScene'],
                    target: 'choosing',
                  },
                  {
                    guard: { type: 'isSceneDue', params: theEvent },
                    actions: { type: 'closeBreakout', params: theEvent },
                    target: 'outcome',
                  },
                ],
              },
            },
            outcome: {
              tags: 'outcome',
              on: {
                'host.skipped': {
                  guard: skipOf('outcome'),
                  actions: 'enterNextScene',
                  target: 'choosing',
                },
                'clock.reached': {
                  guard: { type: 'isSceneDue', params: theEvent },
                  actions: 'enterNextScene',
                  target: 'choosing',
                },
              },
            },
          },
        },
      },
    },
    ended: { type: 'final', entry: { type: 'markEnd', params: theEvent } },
    cancelled: { type: 'final' },
    failed: { type: 'final' },
  },
});

export type DirectorSnapshot = SnapshotFrom<typeof sessionDirectorMachine>;
