import { DatabaseError } from 'pg-protocol';

/** Two batches, so that one that waits for a lock does not block the rest. */
const mostUnderWay = 2;

interface Waiting<Asked, Answer> extends PromiseWithResolvers<Answer> {
  asked: Asked;
}

/**
 * Batches single requests into one statement: a request runs alone while few batches are in flight, and those that arrive
 * meanwhile share the next batch. `ask` returns its results in the order of the requests. When the database rejects a
 * batch, each of its requests is retried alone.
 */
export function createBatcher<Asked, Answer>(
  ask: (group: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = [];
  let underWay = 0;

  async function settle(group: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await ask(group.map(({ asked }) => asked));
      for (const [index, { resolve }] of group.entries()) resolve(answers[index] as Answer);
    } catch (cause) {
      const isAnyones = group.length > 1 && cause instanceof DatabaseError;
      if (isAnyones) await Promise.all(group.map((each) => settle([each])));
      else for (const { reject } of group) reject(cause);
    }
  }

  async function work(): Promise<void> {
    underWay += 1;
    while (waiting.length > 0) await settle(waiting.splice(0));
    underWay -= 1;
  }

  return (asked) => {
    const each = { asked, ...Promise.withResolvers<Answer>() };
    waiting.push(each);
    if (underWay < mostUnderWay) void work();
    return each.promise;
  };
}
