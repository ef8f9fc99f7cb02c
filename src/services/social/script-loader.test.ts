import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScriptLoader } from './script-loader.ts';

type FakeScript = { src: string; onload(): void; onerror(): void; remove(): void };

function createTestLoader() {
  const tags: FakeScript[] = [];
  const document = {
    createElement: () => {
      const tag: FakeScript = {
        src: '',
        onload: () => undefined,
        onerror: () => undefined,
        remove: () => void tags.splice(tags.indexOf(tag), 1),
      };
      return tag;
    },
    head: { append: (tag: FakeScript) => tags.push(tag) },
  };
  return { load: createScriptLoader(document as unknown as Document), tags };
}

const url = 'https://provider.example/sdk.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('three calls share one tag and one promise', async () => {
  const { load, tags } = createTestLoader();
  const calls = [1, 2, 3].map(() => load(url, () => true));
  expect(tags.map(({ src }) => src)).toEqual([url]);
  tags[0]?.onload();
  await expect(Promise.all(calls)).resolves.toHaveLength(3);
});

test.each<[string, (tag: FakeScript | undefined) => void]>([
  ['did not arrive', (tag) => tag?.onerror()],
  ['did not bring', (tag) => tag?.onload()],
  ['took too long', () => vi.advanceTimersByTime(15_000)],
])('a script that %s is logged, rejected and may be tried again', async (reason, happen) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { load, tags } = createTestLoader();
  const first = load(url, () => false);
  happen(tags[0]);
  await expect(first).rejects.toThrow(reason);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockClear();
  expect(tags).toEqual([]);
  const second = load(url, () => true);
  tags[0]?.onload();
  await expect(second).resolves.toBeUndefined();
});
