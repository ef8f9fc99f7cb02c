import { DatabaseError } from 'pg-protocol';

/** Two groups, so that one that the database keeps waiting does not hold up everybody. */
const mostUnderWay = 2;

interface Waiting<Asked, Answer> extends PromiseWithResolvers<Answer> {
  asked: Asked;
}

/**
 * What one statement can do for many: asked alone while little is under way, and what comes meanwhile goes together
 * with the next, so that a crowd costs few round trips and nobody waits for a crowd. `ask` answers in the order asked.
 * Where the database refuses a group, each of it is asked alone.
 */
export function createTogether<Asked, Answer>(
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
