import { experienceCalls } from '#contract/calls/experience.ts';
import type {
  AnswerRequest,
  ChatRequest,
  CheckRequest,
  ConsentRequest,
  DraftRequest,
  IcebreakerRequest,
  NoticeRequest,
  VoteRequest,
} from '#contract/calls/schemas/experience.ts';
import type { Reaction } from '#contract/rules/sessions/reactions.ts';
import type { HttpClient } from '../http/http-client.ts';

export type ExperienceService = ReturnType<typeof createExperienceService>;

/** A participant's requests to a live session. Every method rejects with an `ApiError`. */
export function createExperienceService(http: HttpClient) {
  return {
    snapshot: (signal?: AbortSignal) => http.call(experienceCalls.snapshot, { signal }),
    realtimeToken: () => http.call(experienceCalls.realtimeToken),
    /** The access to the team's room. */
    room: (signal: AbortSignal) => http.call(experienceCalls.room, { signal }),
    vote: (vote: VoteRequest, signal?: AbortSignal) =>
      http.call(experienceCalls.vote, { body: vote, signal }),
    reportReady: (sceneId: string, ready = true) =>
      http.call(experienceCalls.reportReady, { body: { scene_id: sceneId, ready } }),
    /** In a breather: passes the turn to the next person at the table; ignored for a turn that is not current. */
    passTurn: (sceneId: string, turn: number) =>
      http.call(experienceCalls.passTurn, { body: { scene_id: sceneId, turn } }),
    answer: (answer: AnswerRequest) => http.call(experienceCalls.answer, { body: answer }),
    takeHint: (challengeId: string, hintId: string) =>
      http.call(experienceCalls.takeHint, { body: { challenge_id: challengeId, hint_id: hintId } }),
    layClue: (challengeId: string, clueId: string) =>
      http.call(experienceCalls.layClue, { body: { challenge_id: challengeId, clue_id: clueId } }),
    /** A move on the team's shared board; `accepted` false if the board does not allow it. */
    moveDraft: (move: DraftRequest) => http.call(experienceCalls.moveDraft, { body: move }),
    /** Shows the own pointer to the team; `piece` '' removes it. */
    point: (challengeId: string, piece: string) =>
      http.call(experienceCalls.point, { body: { challenge_id: challengeId, piece } }),
    /** Marks a place in the clip; `kept` false if it is too late. */
    markNotice: (notice: NoticeRequest) => http.call(experienceCalls.markNotice, { body: notice }),
    chat: (message: ChatRequest) => http.call(experienceCalls.chat, { body: message }),
    raiseHand: (raised: boolean) => http.call(experienceCalls.raiseHand, { body: { raised } }),
    breakIce: (answer: IcebreakerRequest) => http.call(experienceCalls.breakIce, { body: answer }),
    react: (kind: Reaction) => http.call(experienceCalls.react, { body: { kind } }),
    reportMessage: (messageId: string) =>
      http.call(experienceCalls.reportMessage, { body: { message_id: messageId } }),
    wantTime: (wanted: boolean) => http.call(experienceCalls.wantTime, { body: { wanted } }),
    callHelp: (called: boolean) => http.call(experienceCalls.callHelp, { body: { called } }),
    /** Milliseconds of speech since the last report; never sound. */
    reportSpeech: (spokenMs: number) =>
      http.call(experienceCalls.reportSpeech, { body: { spoken_ms: spokenMs } }),
    reportCheck: (check: CheckRequest) => http.call(experienceCalls.reportCheck, { body: check }),
    leave: () => http.call(experienceCalls.leave),
    rate: (stars: number, comment: string) => http.call(experienceCalls.rate, { body: { stars, comment } }),
    consent: (choices: ConsentRequest) => http.call(experienceCalls.consent, { body: choices }),
  };
}
