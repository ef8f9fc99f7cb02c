import { fromCallback } from 'xstate';
import type { ExperienceService } from '../../services/api/experience-service.ts';
import { toFailure } from '../../services/http/failure.ts';
import type { ExperienceEvent, SeatRequest } from './experience-events.ts';

/** The minimum interval between pointer updates, in ms; the server accepts twenty a second. */
const pointEveryMs = 60;

/**
 * Sends a seat's requests to the server and reports each outcome. Requests of one kind are sent in order: two messages, or
 * a request and its withdrawal. Of several pointer updates only the last is sent.
 */
export const createRequestSender = (service: ExperienceService) =>
  fromCallback<{ type: 'request.made'; request: SeatRequest }, unknown, ExperienceEvent>(
    ({ receive, sendBack }) => {
      const lastOf: Partial<Record<SeatRequest['kind'], Promise<void>>> = {};
      let pointing: Extract<SeatRequest, { kind: 'point' }> | undefined;
      let pause: ReturnType<typeof setTimeout> | undefined;
      const point = () => {
        pause = undefined;
        if (!pointing) return;
        service.point(pointing.challengeId, pointing.piece).catch(() => undefined);
        pointing = undefined;
        pause = setTimeout(point, pointEveryMs);
      };
      receive(({ request }) => {
        if (request.kind === 'point') {
          pointing = request;
          if (pause === undefined) point();
          return;
        }
        const before = request.kind === 'reaction' ? undefined : lastOf[request.kind];
        lastOf[request.kind] = carry(service, request, before).then(
          (accepted) => sendBack({ type: 'request.done', request, accepted }),
          (error: unknown) => sendBack({ type: 'request.failed', request, failure: toFailure(error) }),
        );
      });
      return () => clearTimeout(pause);
    },
  );

async function carry(
  service: ExperienceService,
  request: Exclude<SeatRequest, { kind: 'point' }>,
  before: Promise<void> | undefined,
): Promise<boolean | undefined> {
  if (before) await before;
  switch (request.kind) {
    case 'ready':
      await service.reportReady(request.sceneId, request.ready);
      return;
    case 'pass':
      await service.passTurn(request.sceneId, request.turn);
      return;
    case 'answer': {
      const { attemptId, challengeId, text } = request;
      const answer = await service.answer({ attempt_id: attemptId, challenge_id: challengeId, text });
      return answer.correct;
    }
    case 'hint':
      await service.takeHint(request.challengeId, request.hintId);
      return;
    case 'clue':
      await service.layClue(request.challengeId, request.clueId);
      return;
    case 'move': {
      const { moveId, challengeId, move } = request;
      const answer = await service.moveDraft({ move_id: moveId, challenge_id: challengeId, ...move });
      return answer.accepted;
    }
    case 'mark': {
      const { sceneId, mediaMs, spot } = request;
      const answer = await service.markNotice({ scene_id: sceneId, media_ms: mediaMs, spot });
      return answer.kept;
    }
    case 'chat':
      await service.chat({ id: request.id, text: request.text });
      return;
    case 'hand':
      await service.raiseHand(request.raised);
      return;
    case 'icebreaker':
      await service.breakIce({ question: request.question, text: request.text });
      return;
    case 'reaction':
      await service.react(request.reaction);
      return;
    case 'report':
      await service.reportMessage(request.messageId);
      return;
    case 'time':
      await service.wantTime(request.wanted);
      return;
    case 'help':
      await service.callHelp(request.called);
      return;
    case 'leave':
      await service.leave();
  }
}
