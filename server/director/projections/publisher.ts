import type { Logger } from 'pino';
import type { MessageData } from '#contract/messages/message-schemas.ts';
import { channels } from '#contract/messages/realtime-channels.ts';
import type { Clock } from '../../clock.ts';
import { createLatestPublisher } from '../../realtime/publish-latest.ts';
import type { RealtimePort } from '../../realtime/realtime-port.ts';
import type { DirectorSnapshot } from '../chart/session-director-machine.ts';
import type { AnswerDraft } from '../rules/director-context.ts';
import { draftFact, seatProjection, teamProjection } from './own-projections.ts';
import { phaseOf, publicProjection, inLanguage } from './public-projection.ts';
import type { SessionFacts } from './session-facts.ts';

/** The state of a session after event `seq`. */
export interface DirectedSession {
  snapshot: DirectorSnapshot;
  seq: number;
  facts: SessionFacts;
}

/**
 * The minimum interval of changes within a scene, longer for larger sessions, so that a session in which everybody votes
 * costs two hundred deliveries a second with forty seats as with a hundred. The start and end of a scene are sent at once.
 */
const coalesceMs = { least: 100, perSeat: 5, most: 500 };

/** Publishes a session's projections to their audiences if they differ from the last published ones. */
export function createPublisher(deps: { realtime: RealtimePort; clock: Clock; log: Logger }) {
  const { clock } = deps;
  const publishLatest = createLatestPublisher(deps);
  let waiting: DirectedSession | undefined;
  let cancel: (() => void) | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;
  let lastStage = '';
  /** The last published board of each team. */
  const drafts = new Map<number, AnswerDraft | undefined>();

  function send<Name extends 'projection' | 'team' | 'draft' | 'seat'>(
    channel: string,
    name: Name,
    data: MessageData<Name>,
  ): void {
    publishLatest(channel, { name, data, content: JSON.stringify({ ...data, seq: 0, at: 0 }) });
  }

  function flush(): void {
    cancel?.();
    cancel = undefined;
    if (!waiting) return;
    const { snapshot, seq, facts } = waiting;
    const { context } = snapshot;
    const { sessionId } = context;
    waiting = undefined;
    const at = clock.now();
    lastAt = clock.elapsed();
    for (const language of [null, ...facts.translations.keys()]) {
      const localized = inLanguage(context, facts.translations, language);
      const on = (channel: string) => (language === null ? channel : channels.inLanguage(channel, language));
      send(
        on(channels.session(sessionId)),
        'projection',
        publicProjection(snapshot, facts, { seq, at, language }),
      );
      for (const { id } of context.teams) {
        const team = teamProjection(localized, id, seq);
        if (team) send(on(channels.team(sessionId, id)), 'team', team);
      }
      for (const { id } of context.seats) {
        const seat = seatProjection(localized, facts, id, seq);
        if (seat) send(on(channels.seat(id)), 'seat', seat);
      }
    }
  }

  /** Moves on a board are published at once: boards are small and do not wait for the rest of the session. */
  function sendDrafts({ snapshot: { context }, seq }: DirectedSession): void {
    for (const { teamId, draft } of context.breakout?.teams ?? []) {
      if (draft === drafts.get(teamId)) continue;
      drafts.set(teamId, draft);
      const fact = draftFact(context, teamId, seq);
      if (fact) send(channels.team(context.sessionId, teamId), 'draft', fact);
    }
  }

  return {
    publish(session: DirectedSession): void {
      sendDrafts(session);
      const stage = `${phaseOf(session.snapshot)} ${session.snapshot.context.sceneId}`;
      const seats = session.snapshot.context.seats.length;
      const everyMs = Math.min(coalesceMs.most, Math.max(coalesceMs.least, seats * coalesceMs.perSeat));
      const dueInMs = stage === lastStage ? lastAt + everyMs - clock.elapsed() : 0;
      lastStage = stage;
      waiting = session;
      if (dueInMs <= 0) flush();
      else cancel ??= clock.after(dueInMs, flush);
    },
    /** Publishes pending changes. */
    close(): void {
      flush();
    },
  };
}
