import { DatabaseError } from 'pg-protocol';
import { expect, test } from 'vitest';
import { createBatcher } from './batcher.ts';

function createTest() {
  const groups: { asked: readonly string[]; answer(): void; fail(error: Error): void }[] = [];
  const ask = createBatcher<string, string>((asked) => {
    const answers = Promise.withResolvers<string[]>();
    groups.push({
      asked,
      answer: () => answers.resolve(asked.map((each) => each.toUpperCase())),
      fail: answers.reject,
    });
    return answers.promise;
  });
  return { ask, groups, asked: () => groups.map((group) => group.asked) };
}

/** One and two are under way, the rest of the crowd goes together once either is answered. */
async function crowd() {
  const { ask, groups, asked } = createTest();
  const answers = ['one', 'two', 'three', 'four', 'five'].map((each) => ask(each));
  expect(asked()).toEqual([['one'], ['two']]);
  groups[1]?.answer();
  await answers[1];
  await expect.poll(() => groups.length).toBe(3);
  return { ask, groups, answers, asked };
}

const refusal = () => new DatabaseError('duplicate key', 20, 'error');

test('requests that arrive while two batches run share a batch, and each gets its own result', async () => {
  const { groups, answers, asked } = await crowd();
  expect(asked()).toEqual([['one'], ['two'], ['three', 'four', 'five']]);
  for (const { answer } of groups) answer();
  expect(await Promise.all(answers)).toEqual(['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']);
});

test('retries each request of a rejected batch alone; only the faulty one fails', async () => {
  const { groups, answers, asked } = await crowd();
  groups[2]?.fail(refusal());
  await expect.poll(() => groups.length).toBe(6);
  expect(asked().slice(3)).toEqual([['three'], ['four'], ['five']]);
  const blame = expect(answers[3]).rejects.toThrow('duplicate key');
  groups[4]?.fail(refusal());
  for (const { answer } of groups) answer();
  await blame;
  expect(await Promise.all([answers[2], answers[4]])).toEqual(['THREE', 'FIVE']);
});

test('does not retry each request when the database is unreachable', async () => {
  const { ask, groups, answers } = await crowd();
  const away = answers.slice(2).map((answer) => expect(answer).rejects.toThrow('ECONNREFUSED'));
  groups[2]?.fail(new Error('connect ECONNREFUSED'));
  await Promise.all(away);
  expect(groups).toHaveLength(3);
  const later = ask('six');
  groups[3]?.answer();
  expect(await later).toBe('SIX');
});
