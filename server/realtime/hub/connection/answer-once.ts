import type { Outcome, Serials } from '../channel/publish-outcomes.ts';
import type { HubCore } from '../hub-core.ts';
import { HubError, publishingTooFast, unavailable } from '../hub-error.ts';
import type { Connection } from './connection.ts';
import { serve } from './serve.ts';

/**
 * Acts on a publish and answers it with ACK or NACK, in order. After a resume those come again whose answer was lost:
 * they are answered from memory, as before, and not acted on.
 */
export function answerOnce(
  hub: HubCore,
  connection: Connection,
  msgSerial: number,
  act: () => Serials | Promise<Serials>,
): void {
  if (connection.answers.isDue(msgSerial)) return;
  const earlier = connection.outcomes.find(msgSerial);
  if (earlier === undefined) begin(hub, connection, msgSerial, act);
  else answer(connection, msgSerial, earlier);
}

function begin(
  hub: HubCore,
  connection: Connection,
  msgSerial: number,
  act: () => Serials | Promise<Serials>,
): void {
  const { answers, outcomes, budget } = connection;
  const settle = (outcome: Outcome) => {
    outcomes.settle(msgSerial, outcome);
    answer(connection, msgSerial, outcome);
  };
  try {
    if (!budget.publishes.take(1, hub.clock.elapsed())) throw publishingTooFast();
    const result = act();
    if (result instanceof Promise) {
      answers.expect(msgSerial);
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

function answer(connection: Connection, msgSerial: number, outcome: Outcome): void {
  connection.answers.settle(msgSerial, outcome, (next, settled) => {
    if (Array.isArray(settled)) connection.transport?.ack(next, settled);
    else connection.transport?.nack(next, settled.toErrorInfo());
  });
}
