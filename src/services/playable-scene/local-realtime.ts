import type { Message } from '#contract/messages/message-schemas.ts';
import { channels } from '#contract/messages/realtime-channels.ts';
import type { RealtimeClient, RealtimeState } from '../realtime/realtime-client.ts';
import type { LocalDirector } from './local-director.ts';

const nothing = () => {};

/** The session's channels without a connection: the director of this page publishes to this page. */
export function createLocalRealtime(
  director: Pick<LocalDirector, 'read' | 'onChange' | 'close'>,
  { sessionId, seatId }: { sessionId: string; seatId: string },
): RealtimeClient {
  const hearers = new Map<string, (message: Message) => void>();
  const states = new Set<(state: RealtimeState) => void>();
  const publish = () => {
    const { public: projection, team, draft, seat } = director.read();
    hearers.get(channels.session(sessionId))?.({ name: 'projection', data: projection });
    if (team) hearers.get(channels.team(sessionId, team.team_id))?.({ name: 'team', data: team });
    if (draft) hearers.get(channels.team(sessionId, draft.team_id))?.({ name: 'draft', data: draft });
    hearers.get(channels.seat(seatId))?.({ name: 'seat', data: seat });
  };
  const stop = director.onChange(publish);
  return {
    connect: () => {
      for (const hear of states) hear('connected');
    },
    subscribe(channel, onMessage, onAttached) {
      hearers.set(channel, (message) => onMessage(message, undefined));
      queueMicrotask(() => onAttached({ resumed: false }));
      return () => hearers.delete(channel);
    },
    enterPresence: async () => {},
    updatePresence: async () => {},
    leavePresence: async () => {},
    subscribePresence: () => nothing,
    publish: async () => {},
    onState(listener) {
      states.add(listener);
      return () => states.delete(listener);
    },
    close() {
      stop();
      director.close();
    },
  };
}
