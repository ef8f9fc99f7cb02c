import { fromCallback } from 'xstate';
import type { RealtimeTokenAnswer } from '#contract/calls/schemas/experience.ts';
import type { Message } from '#contract/messages/message-schemas.ts';
import type {
  RealtimeClient,
  RealtimeMember,
  RealtimeProblem,
  RealtimeState,
} from '../../services/realtime/realtime-client.ts';

export type ConnectionReport =
  | { type: 'connection.changed'; state: RealtimeState; problem: RealtimeProblem | undefined }
  | { type: 'channel.attached'; channel: string; resumed: boolean }
  | { type: 'channel.refused'; channel: string; problem: RealtimeProblem }
  | {
      type: 'message.received';
      channel: string;
      message: Message;
      sender?: string | undefined;
    }
  | { type: 'members.changed'; channel: string; members: RealtimeMember[] };

export type ConnectionCommand =
  | { type: 'channel.joined'; channel: string }
  | { type: 'channel.left'; channel: string }
  | { type: 'presence.entered'; channel: string; data?: unknown }
  | { type: 'presence.left'; channel: string }
  | { type: 'message.sent'; channel: string; message: Message<'signal'> };

export interface ConnectionInput {
  /** Used instead of the first request for a token. */
  token: RealtimeTokenAnswer | null;
  channels: readonly string[];
  /** This participant's presence data, by channel. */
  presence: Readonly<Record<string, unknown>>;
}

/** Owns one connection from open to close; commands are queued until the SDK has loaded. */
export const createHoldConnection = (deps: {
  open: (first: RealtimeTokenAnswer | null) => Promise<RealtimeClient>;
}) =>
  fromCallback<ConnectionCommand, ConnectionInput, ConnectionReport>(({ input, receive, sendBack }) => {
    let client: RealtimeClient | undefined;
    let stopped = false;
    const waiting: ConnectionCommand[] = [];
    const joined = new Map<string, () => void>();

    const join = (held: RealtimeClient, channel: string) => {
      if (joined.has(channel)) return;
      const unsubscribe = held.subscribe(
        channel,
        (message, sender) => sendBack({ type: 'message.received', channel, message, sender }),
        ({ resumed }) => sendBack({ type: 'channel.attached', channel, resumed }),
        (problem) => sendBack({ type: 'channel.refused', channel, problem }),
      );
      const unfollow = held.subscribePresence(channel, (members) =>
        sendBack({ type: 'members.changed', channel, members }),
      );
      joined.set(channel, () => {
        unfollow();
        unsubscribe();
      });
    };

    const execute = (held: RealtimeClient, command: ConnectionCommand) => {
      const { channel } = command;
      const refused = (error: unknown) =>
        sendBack({ type: 'channel.refused', channel, problem: problemOf(error) });
      if (command.type === 'channel.joined') join(held, channel);
      else if (command.type === 'presence.entered') held.enterPresence(channel, command.data).catch(refused);
      else if (command.type === 'presence.left') held.leavePresence(channel).catch(refused);
      else if (command.type === 'message.sent') {
        held.publish(channel, command.message).catch(refused);
      } else {
        joined.get(channel)?.();
        joined.delete(channel);
      }
    };

    const hold = (opened: RealtimeClient) => {
      if (stopped) return opened.close();
      client = opened;
      opened.onState((state, problem) => sendBack({ type: 'connection.changed', state, problem }));
      opened.connect();
      for (const channel of input.channels) join(opened, channel);
      for (const [channel, data] of Object.entries(input.presence)) {
        execute(opened, { type: 'presence.entered', channel, data });
      }
      for (const command of waiting.splice(0)) execute(opened, command);
    };

    deps.open(input.token).then(hold, (error: unknown) => {
      if (!stopped) sendBack({ type: 'connection.changed', state: 'failed', problem: problemOf(error) });
    });

    receive((command) => {
      if (client) execute(client, command);
      else waiting.push(command);
    });
    return () => {
      stopped = true;
      client?.close();
    };
  });

function problemOf(error: unknown): RealtimeProblem {
  const code = typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : 0;
  return { code, message: error instanceof Error ? error.message : 'The realtime service refused' };
}
