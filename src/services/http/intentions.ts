/**
 * One idempotency key for each intention: what is sent with the same values keeps its key until it has been answered
 * with success, so that another click, or another try after a lost answer, does nothing twice.
 */
export function createIntentions(newKey: () => string = () => crypto.randomUUID()) {
  const keys = new Map<string, string>();
  return async <Answer>(values: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const intention = JSON.stringify(values);
    const key = keys.get(intention) ?? newKey();
    keys.set(intention, key);
    const answer = await send(key);
    keys.delete(intention);
    return answer;
  };
}
