import type { Message } from '#contract/messages/message-schemas.ts';
import type { RealtimeMember, RealtimeProblem } from '../../services/realtime/realtime-client.ts';

/** Events of the realtime connection for its parent. */
export type RealtimeFact =
  | {
      type: 'realtime.message';
      channel: string;
      message: Message;
      /** The client id as verified by the service; undefined for messages of the server. */
      sender?: string | undefined;
    }
  | { type: 'realtime.presence'; channel: string; members: RealtimeMember[] }
  /**
   * Earlier messages of the channel are unknown: the parent loads a snapshot and answers `snapshot.loaded`. `first` marks
   * the first attach, before which no messages were received that could have a gap.
   */
  | { type: 'gap.found'; channel: string; first: boolean }
  | { type: 'realtime.connected' }
  | { type: 'realtime.disconnected' }
  | { type: 'realtime.suspended' }
  | { type: 'realtime.refused'; channel: string; problem: RealtimeProblem }
  | { type: 'realtime.failed'; problem: RealtimeProblem | undefined };
