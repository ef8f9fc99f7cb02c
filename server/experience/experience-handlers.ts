import { experienceCalls } from '#contract/calls/experience.ts';
import { experienceSpec } from '#contract/calls/schemas/experience.ts';
import type { Clock } from '../clock.ts';
import type { Directors } from '../director/running/director-service.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { forwardedMark } from '../http/forward-request.ts';
import type { Experience } from './create-experience.ts';

export const experienceHandlers = (deps: {
  experience: Experience;
  directors: Pick<Directors, 'now' | 'learnTime'>;
  clock: Clock;
}) => {
  const { participation, chat, icebreaker, react, point, notes, readSnapshot, grantRealtime, grantRoom } =
    deps.experience;
  return handleCalls(experienceCalls, experienceSpec, {
    snapshot: ({ seat }) => readSnapshot(seat),
    realtimeToken: ({ seat, tokenId }) => grantRealtime(seat, tokenId),
    room: ({ seat }) => grantRoom(seat),
    vote: ({ seat, body }) => participation.vote(seat, body),
    reportReady: ({ seat, body }) => participation.reportReady(seat, body),
    passTurn: ({ seat, body }) => participation.passTurn(seat, body),
    answer: ({ seat, body }) => participation.answer(seat, body),
    takeHint: ({ seat, body }) => participation.takeHint(seat, body),
    layClue: ({ seat, body }) => participation.shareClue(seat, body),
    moveDraft: ({ seat, body }) => participation.moveDraft(seat, body),
    point: ({ seat, body }) => point(seat, body),
    markNotice: ({ seat, body }) => participation.markNotice(seat, body),
    chat: ({ seat, body }) => chat.post(seat, body),
    raiseHand: ({ seat, body }) => participation.raiseHand(seat, body.raised),
    breakIce: ({ seat, body }) => icebreaker.answer(seat, body),
    react: ({ seat, body }) => react(seat, body.kind),
    reportMessage: ({ seat, body }) => chat.report(seat, body.message_id),
    wantTime: ({ seat, body }) => participation.wantTime(seat, body.wanted),
    callHelp: ({ seat, body }) => participation.callHelp(seat, body.called),
    reportSpeech: ({ seat, body }) => participation.reportSpeech(seat, body.spoken_ms),
    reportCheck: ({ seat, body }) => notes.check(seat, body),
    leave: ({ seat }) => participation.leave(seat),
    rate: ({ seat, body }) => notes.rate(seat, body),
    consent: ({ seat, body }) => notes.consent(seat, body),
    clock: async ({ headers, query: { session = '' } }) => {
      const began = deps.clock.elapsed();
      if (headers[forwardedMark] === undefined) await deps.directors.learnTime(session);
      const sent_at = deps.directors.now(session);
      return { received_at: sent_at - (deps.clock.elapsed() - began), sent_at };
    },
  });
};
