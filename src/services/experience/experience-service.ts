import type {
  AnswerAnswer,
  AnswerRequest,
  CheckRequest,
  ChatRequest,
  CheckClipAnswer,
  RealtimeTokenAnswer,
  Snapshot,
  VoteAnswer,
  VoteRequest,
} from '#contract/calls/schemas/experience.ts';
import type { ParticipantResults } from '#contract/calls/schemas/results.ts';
import type { CheckConnectionsAnswer, CheckUploadAnswer } from '#contract/calls/schemas/system-check.ts';
import type { HttpClient } from '../http/http-client.ts';

export type ExperienceService = ReturnType<typeof createExperienceService>;

/** What a participant's seat asks of a live session. Every method rejects with an `ApiError`. */
export function createExperienceService(http: HttpClient) {
  return {
    snapshot: (signal?: AbortSignal) => http.get<Snapshot>('/api/exp/snapshot', { signal }),
    /** For the device check; needs no seat. */
    checkClip: () => http.get<CheckClipAnswer>('/api/check-clip'),
    /** For the device check; needs no seat. */
    checkConnections: () => http.get<CheckConnectionsAnswer>('/api/check-connections'),
    checkUpload: (piece: ArrayBuffer, signal: AbortSignal) =>
      http.post<CheckUploadAnswer>('/api/check-upload', piece, {
        signal,
        headers: { 'Content-Type': 'application/octet-stream' },
      }),
    realtimeToken: () => http.get<RealtimeTokenAnswer>('/api/exp/realtime-token'),
    vote: (vote: VoteRequest, signal?: AbortSignal) =>
      http.post<VoteAnswer>('/api/exp/vote', vote, { signal }),
    reportReady: (sceneId: string) => http.post<void>('/api/exp/ready', { scene_id: sceneId }),
    answer: (answer: AnswerRequest) => http.post<AnswerAnswer>('/api/exp/challenge/answer', answer),
    takeHint: (challengeId: string, hintId: string) =>
      http.post<void>('/api/exp/challenge/hint', { challenge_id: challengeId, hint_id: hintId }),
    layClue: (challengeId: string, clueId: string) =>
      http.post<void>('/api/exp/challenge/clue', { challenge_id: challengeId, clue_id: clueId }),
    chat: (message: ChatRequest) => http.post<void>('/api/exp/chat', message),
    callHelp: (called: boolean) => http.post<void>('/api/exp/help', { called }),
    /** Milliseconds of speech since the last report; never sound. */
    reportSpeech: (spokenMs: number) => http.post<void>('/api/exp/speech', { spoken_ms: spokenMs }),
    reportCheck: (check: CheckRequest) => http.post<void>('/api/exp/check', check),
    leave: () => http.post<void>('/api/exp/leave'),
    rate: (stars: number, comment: string) => http.post<void>('/api/exp/rating', { stars, comment }),
    consent: (sharePersonal: boolean) =>
      http.post<void>('/api/exp/consent', { share_personal: sharePersonal }),
    results: (sessionId: string, signal?: AbortSignal) =>
      http.get<ParticipantResults>(`/api/session/scorecard/${sessionId}`, { signal }),
  };
}
