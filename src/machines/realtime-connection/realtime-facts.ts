import type { Message } from '#contract/messages/message-schemas.ts';
import type { RealtimeMember, RealtimeProblem } from '../../services/realtime/realtime-client.ts';

/** What the realtime connection tells its parent. */
export type RealtimeFact =
  | {
      type: 'realtime.message';
      channel: string;
      message: Message;
      /** The client id that the service has seen; undefined for what the server says. */
      sender?: string | undefined;
    }
  | { type: 'realtime.presence'; channel: string; members: RealtimeMember[] }
  /**
   * Earlier messages of the channel are unknown: the parent loads a snapshot and answers
   * `snapshot.loaded`. `first` marks the first attach, after which nothing has been missed that was ever known.
   */
  | { type: 'gap.found'; channel: string; first: boolean }
  | { type: 'realtime.connected' }
  | { type: 'realtime.disconnected' }
  | { type: 'realtime.suspended' }
  | { type: 'realtime.refused'; channel: string; problem: RealtimeProblem }
  | { type: 'realtime.failed'; problem: RealtimeProblem | undefined };
