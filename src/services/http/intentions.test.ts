import { expect, test } from 'vitest';
import { createIntentions } from './intentions.ts';

test('an intention keeps its key until it has succeeded; another one has its own', async () => {
  let made = 0;
  const once = createIntentions(() => `key ${++made}`);
  const fail = (key: string) => Promise.reject(new Error(key));
  const succeed = async (key: string) => key;
  await expect(once(['cancel', 'a'], fail)).rejects.toThrow('key 1');
  await expect(once(['cancel', 'b'], succeed)).resolves.toBe('key 2');
  await expect(once(['cancel', 'a'], succeed)).resolves.toBe('key 1');
  await expect(once(['cancel', 'a'], succeed)).resolves.toBe('key 3');
});
