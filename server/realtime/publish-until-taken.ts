import type { Logger } from 'pino';
import type { MessageData } from '#contract/messages/message-schemas.ts';
import type { MessageName } from '#contract/messages/messages.ts';
import type { Clock } from '../clock.ts';
import type { RealtimePort } from './realtime-port.ts';

const firstPauseMs = 250;
const longestPauseMs = 5000;
const patienceMs = 60_000;

/** The pause before the next attempt, after so many failed ones. */
export const pauseAfter = (failures: number): number =>
  Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);

/** Publishes what nobody waits for; while the service refuses, again for up to a minute. */
export function publishUntilTaken<Name extends MessageName>(
  deps: { realtime: Pick<RealtimePort, 'publish'>; clock: Clock; log: Logger },
  channel: string,
  name: Name,
  data: MessageData<Name>,
): void {
  const { realtime, clock, log } = deps;
  const until = clock.elapsed() + patienceMs;
  let failures = 0;
  const attempt = () => {
    realtime.publish(channel, name, data).catch((err: unknown) => {
      failures += 1;
      if (failures === 1) log.warn({ err, channel, name }, 'A message could not be published yet');
      if (clock.elapsed() < until) clock.after(pauseAfter(failures), attempt);
      else log.error({ err, channel, name }, 'A message was never published');
    });
  };
  attempt();
}
