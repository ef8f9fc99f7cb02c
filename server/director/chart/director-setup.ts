import { assign, setup } from 'xstate';
import {
  canAnswer,
  canRest,
  canShareClue,
  canStay,
  canTakeHint,
  closeBreakout,
  dealAllClues,
  openBreakout,
  recordAnswer,
  recordClue,
  recordHint,
  recordRest,
  recordStay,
  settleBreakout,
} from '../rules/breakout.ts';
import { canMoveDraft, moveDraft } from '../rules/answer-draft.ts';
import { appointCaptains, captainDueAt, replaceAwayCaptains } from '../rules/captains.ts';
import { canReport, canSeeReport, recordReport, seeReport } from '../rules/chat-reports.ts';
import { sceneDueAt } from '../rules/deadlines.ts';
import { extendWindow, hold, recoverFromOutage, resume } from '../rules/holds.ts';
import { canSay, closeWindowsNow, isSkipOf, noteEnd, say } from '../rules/host-acts.ts';
import { easeWindows, wantTime } from '../rules/more-time.ts';
import { canMark, recordMark, revealDueAt } from '../rules/noticing.ts';
import { windowClock } from '../rules/pace.ts';
import {
  addSeat,
  arrive,
  callHelp,
  changeHand,
  isHandChanged,
  seeHelp,
  countMessage,
  countSpeech,
  depart,
  findSeat,
  moveSeat,
  openRoster,
  presentSeats,
  recordIcebreaker,
  removeSeat,
} from '../rules/presence.ts';
import { canPass, passTurn, seatRounds } from '../rules/round.ts';
import {
  currentScene,
  enterFirstScene,
  enterNextScene,
  gather,
  isClip,
  isGathered,
  isReadyExpected,
  beginTalk,
  recordReady,
  startClip,
  waitForAnybody,
  wasPlayed,
} from '../rules/scenes.ts';
import {
  closeDecision,
  dropVote,
  isVoteCounted,
  openDecision,
  recordVote,
  settleDecision,
} from '../rules/votes.ts';
import type { DirectorContext, DirectorInput } from '../rules/director-context.ts';
import type { DirectorEvent, EventOf, SkippedStage } from '../rules/director-events.ts';

type Timed = { at: number };
type Seated = { seatId: string };

function isDue(dueAt: number | null, { at }: Timed): boolean {
  return dueAt !== null && dueAt <= at;
}

/** The setup of the session director's chart. */
export const directorSetup = setup({
  types: {
    context: {} as DirectorContext,
    events: {} as DirectorEvent,
    input: {} as DirectorInput,
    tags: {} as 'live' | 'waiting' | 'gathering' | 'clip' | 'decision' | 'outcome' | 'breakout',
  },
  actions: {
    openRoster: assign((_, event: EventOf<'session.opened'>) => openRoster(event)),
    reschedule: assign((_, { startsAt }: { startsAt: number }) => ({ startsAt })),
    configure: assign((_, { options }: EventOf<'session.configured'>) => ({ options })),
    arrive: assign(({ context }, event: EventOf<'seat.connected'>) =>
      arrive(context, event.seatId, event.at),
    ),
    depart: assign(({ context }, { seatId, at }: Seated & Timed) => depart(context, seatId, at)),
    addSeat: assign(({ context }, event: EventOf<'seat.added'>) => addSeat(context, event)),
    removeSeat: assign(({ context }, { seatId }: Seated) => removeSeat(context, seatId)),
    moveSeat: assign(({ context }, event: EventOf<'seat.moved'>) => moveSeat(context, event)),
    countSpeech: assign(({ context }, event: EventOf<'speech.reported'>) => countSpeech(context, event)),
    beginTalk: assign(({ context }, { at }: Timed) => beginTalk(context, at)),
    countMessage: assign(({ context }, event: EventOf<'chat.posted'>) => countMessage(context, event)),
    recordMark: assign(({ context }, event: EventOf<'notice.marked'>) => recordMark(context, event)),
    reveal: assign((_, { at }: Timed) => ({ revealedAt: at })),
    callHelp: assign(({ context }, event: EventOf<'help.called'>) => callHelp(context, event)),
    changeHand: assign(({ context }, event: EventOf<'hand.raised'>) => changeHand(context, event)),
    seeHelp: assign(({ context }, { seatId }: Seated) => seeHelp(context, seatId)),
    appointCaptains: assign(({ context }) => appointCaptains(context)),
    replaceAwayCaptains: assign(({ context }, { at }: Timed) => replaceAwayCaptains(context, at)),
    dealClues: assign(({ context }) => dealAllClues(context)),
    settleDecision: assign(({ context }, { at }: Timed) => settleDecision(context, at)),
    settleBreakout: assign(({ context }, { at }: Timed) => settleBreakout(context, at)),
    settleWindows: assign(({ context }, { at }: Timed) => ({
      ...settleDecision(context, at),
      ...settleBreakout(context, at),
    })),
    hold: assign((_, event: EventOf<'host.held'>) => hold(event)),
    resume: assign(({ context }, { at }: Timed) => resume(context, at)),
    extendWindow: assign(({ context }, { ms }: { ms: number }) => extendWindow(context, ms)),
    say: assign(({ context }, event: EventOf<'host.said'>) => say(context, event)),
    closeWindowsNow: assign(({ context }, { at }: Timed) => closeWindowsNow(context, at)),
    noteEnd: assign((_, event: EventOf<'host.ended'>) => noteEnd(event)),
    recoverFromOutage: assign(({ context }, event: EventOf<'director.resumed'>) =>
      recoverFromOutage(context, event),
    ),
    enterFirstScene: assign(({ context }) => enterFirstScene(context)),
    enterNextScene: assign(({ context }) => enterNextScene(context)),
    markEnd: assign((_, { at }: Timed) => ({ endedAt: at })),
    wantTime: assign(({ context }, event: EventOf<'time.wanted'>) => wantTime(context, event)),
    easeWindows: assign(({ context }, { at }: Timed) => easeWindows(context, windowClock(context, at))),
    recordIcebreaker: assign(({ context }, event: EventOf<'icebreaker.answered'>) =>
      recordIcebreaker(context, event),
    ),
    recordReport: assign(({ context }, event: EventOf<'chat.reported'>) => recordReport(context, event)),
    seeReport: assign(({ context }, event: EventOf<'report.seen'>) => seeReport(context, event)),
    waitForAnybody: assign((_, { at }: Timed) => waitForAnybody(at)),
    stopWaiting: assign({ desertedUntil: null }),
    recordReady: assign(({ context }, event: EventOf<'seat.ready'>) => recordReady(context, event)),
    gather: assign(({ context }, { at }: Timed) => gather(context, at)),
    startClip: assign(({ context }, { at }: Timed) => startClip(context, at)),
    openDecision: assign(({ context }, { at }: Timed) => openDecision(context, at)),
    recordVote: assign(({ context }, event: EventOf<'vote.cast'>) => recordVote(context, event)),
    dropVote: assign(({ context }, { seatId }: Seated) => dropVote(context, seatId)),
    closeDecision: assign(({ context }, { at }: Timed) => closeDecision(context, at)),
    openBreakout: assign(({ context }, { at }: Timed) => openBreakout(context, at)),
    recordAnswer: assign(({ context }, event: EventOf<'challenge.answered'>) => recordAnswer(context, event)),
    recordHint: assign(({ context }, event: EventOf<'hint.taken'>) => recordHint(context, event)),
    recordClue: assign(({ context }, event: EventOf<'clue.shared'>) => recordClue(context, event)),
    moveDraft: assign(({ context }, event: EventOf<'draft.moved'>) => moveDraft(context, event)),
    passTurn: assign(({ context }, event: EventOf<'turn.passed'>) => passTurn(context, event)),
    seatRounds: assign(({ context }) => seatRounds(context)),
    recordStay: assign(({ context }, event: EventOf<'seat.staying'>) => recordStay(context, event)),
    recordRest: assign(({ context }, event: EventOf<'seat.ready'>) => recordRest(context, event)),
    closeBreakout: assign(({ context }, { at }: Timed) => closeBreakout(context, at)),
  },
  guards: {
    isSeated: ({ context }, { seatId }: Seated) => findSeat(context, seatId) !== undefined,
    isPresent: ({ context }, { seatId }: Seated) => findSeat(context, seatId)?.present === true,
    isAway: ({ context }, { seatId }: Seated) => findSeat(context, seatId)?.present === false,
    isNewSeat: ({ context }, event: EventOf<'seat.added'>) =>
      findSeat(context, event.seatId) === undefined && context.teams.some(({ id }) => id === event.teamId),
    isMove: ({ context }, event: EventOf<'seat.moved'>) => {
      const seat = findSeat(context, event.seatId);
      return (
        seat !== undefined &&
        seat.teamId !== event.teamId &&
        context.teams.some(({ id }) => id === event.teamId)
      );
    },
    isHelpChanged: ({ context }, event: EventOf<'help.called'>) =>
      findSeat(context, event.seatId)?.helpCalled === !event.called,
    isHandChanged: ({ context }, event: EventOf<'hand.raised'>) => isHandChanged(context, event),
    isHelpUnseen: ({ context }, { seatId }: Seated) => {
      const seat = findSeat(context, seatId);
      return seat?.helpCalled === true && !seat.helpSeen;
    },
    isTimeChanged: ({ context }, event: EventOf<'time.wanted'>) => {
      const seat = findSeat(context, event.seatId);
      return seat !== undefined && (seat.moreTime ?? false) !== event.wanted;
    },
    canReport: ({ context }, event: EventOf<'chat.reported'>) => canReport(context, event),
    canSeeReport: ({ context }, event: EventOf<'report.seen'>) => canSeeReport(context, event),
    isAnybodyPresent: ({ context }) => presentSeats(context).length > 0,
    canSay: ({ context }, event: EventOf<'host.said'>) => canSay(context, event),
    isSkipped: ({ context }, { event, here }: { event: EventOf<'host.skipped'>; here: SkippedStage }) =>
      isSkipOf(context, event, here),
    isEndingSkipped: ({ context }, event: EventOf<'host.skipped'>) =>
      isSkipOf(context, event, 'clip') && currentScene(context)?.kind === 'ending',
    isBreatherSkipped: ({ context }, event: EventOf<'host.skipped'>) =>
      isSkipOf(context, event, 'breakout') && context.breakout?.rested !== undefined,
    isHeld: ({ context }) => context.heldSince !== null,
    isSceneDue: ({ context }, timed: Timed) => isDue(sceneDueAt(context), timed),
    isStartDue: ({ context }, timed: Timed) =>
      isDue(sceneDueAt(context), timed) && presentSeats(context).length > 0,
    isEndingOver: ({ context }, timed: Timed) =>
      isDue(sceneDueAt(context), timed) && currentScene(context)?.kind === 'ending',
    isPlayedAndDeserted: ({ context }, timed: Timed) =>
      isDue(sceneDueAt(context), timed) && wasPlayed(context),
    isBreatherDue: ({ context }, timed: Timed) =>
      isDue(sceneDueAt(context), timed) && context.breakout?.rested !== undefined,
    canMark: ({ context }, event: EventOf<'notice.marked'>) => canMark(context, event),
    isRevealDue: ({ context }, timed: Timed) => isDue(revealDueAt(context), timed),
    isCaptainDue: ({ context }, timed: Timed) => isDue(captainDueAt(context), timed),
    isClipNext: ({ context }) => isClip(currentScene(context)),
    isDecisionNext: ({ context }) => currentScene(context)?.kind === 'decision',
    isReadyExpected: ({ context }, event: EventOf<'seat.ready'>) => isReadyExpected(context, event),
    isGathered: ({ context }) => context.heldSince === null && isGathered(context),
    isVoteCounted: ({ context }, event: EventOf<'vote.cast'>) => isVoteCounted(context, event),
    canAnswer: ({ context }, event: EventOf<'challenge.answered'>) => canAnswer(context, event),
    canRest: ({ context }, event: EventOf<'seat.ready'>) => canRest(context, event),
    canPass: ({ context }, event: EventOf<'turn.passed'>) => canPass(context, event),
    canStay: ({ context }, event: EventOf<'seat.staying'>) => canStay(context, event),
    canTakeHint: ({ context }, event: EventOf<'hint.taken'>) => canTakeHint(context, event),
    canShareClue: ({ context }, event: EventOf<'clue.shared'>) => canShareClue(context, event),
    canMoveDraft: ({ context }, event: EventOf<'draft.moved'>) => canMoveDraft(context, event),
  },
});
