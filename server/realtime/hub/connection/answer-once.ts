import type { Outcome, Serials } from '../channel/publish-outcomes.ts';
import type { HubCore } from '../hub-core.ts';
import { HubError, publishingTooFast, unavailable } from '../hub-error.ts';
import { action } from '../protocol.ts';
import type { Connection } from './connection.ts';
import { serve } from './serve.ts';

/**
 * Acts on a publish and answers it with ACK or NACK. After a resume those come again whose answer was lost: they
 * are answered from memory, as before, and not acted on.
 */
export function answerOnce(
  hub: HubCore,
  connection: Connection,
  msgSerial: number,
  act: () => Serials | Promise<Serials>,
): void {
  const earlier = connection.outcomes.find(msgSerial);
  if (earlier === undefined) begin(hub, connection, msgSerial, act);
  else if (earlier !== 'pending') answer(connection, msgSerial, earlier);
}

function begin(
  hub: HubCore,
  connection: Connection,
  msgSerial: number,
  act: () => Serials | Promise<Serials>,
): void {
  const { outcomes, budget } = connection;
  const settle = (outcome: Outcome) => {
    outcomes.settle(msgSerial, outcome);
    answer(connection, msgSerial, outcome);
  };
  try {
    if (!budget.publishes.take(1, hub.clock.now())) throw publishingTooFast();
    const result = act();
    if (result instanceof Promise) {
      outcomes.begin(msgSerial);
      const refused = (error: unknown) => {
        if (!(error instanceof HubError)) hub.onError(error);
        settle(error instanceof HubError ? error : unavailable());
      };
      serve(hub, connection.transport, () => result.then(settle, refused));
    } else settle(result);
  } catch (error) {
    if (!(error instanceof HubError)) throw error;
    settle(error);
  }
}

function answer({ transport }: Connection, msgSerial: number, outcome: Outcome): void {
  if (Array.isArray(outcome)) transport?.ack(msgSerial, outcome);
  else transport?.send({ action: action.nack, msgSerial, count: 1, error: outcome.toErrorInfo() });
}
