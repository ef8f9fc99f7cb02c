// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Activity, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { TestViewActors } from '../view-actors/view-actors-fixtures.tsx';
import { useLoader } from './use-loader.tsx';

/** Each call answers when the test lets it, and rejects when it is aborted, as an HTTP call does. */
function createTestSource() {
  const answers: ((text: string) => void)[] = [];
  const load = vi.fn((signal: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    signal.addEventListener('abort', () => reject(new Error('cancelled')));
    answers.push(resolve);
    return promise;
  });
  function Page() {
    const { data, failed } = useLoader('subject', { load });
    return <p>{failed ? 'failed' : (data ?? 'loading')}</p>;
  }
  const answer = (text: string) => act(async () => answers.at(-1)?.(text));
  return { Page, answer, load };
}

const settle = () => act(async () => undefined);

test('a page mounted twice, as in StrictMode, loads once', async () => {
  const { Page, answer, load } = createTestSource();
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
    { wrapper: TestViewActors },
  );
  await settle();
  expect(load.mock.calls.map(([signal]) => signal.aborted)).toEqual([false]);
  expect(screen.getByText('loading')).toBeDefined();
  await answer('here');
  expect(screen.getByText('here')).toBeDefined();
});

test('a keep-alive page hidden while loading loads again when shown', async () => {
  const { Page, answer, load } = createTestSource();
  const shown = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Page />
    </Activity>
  );
  const { rerender } = render(shown('visible'), { wrapper: TestViewActors });
  await settle();
  rerender(shown('hidden'));
  await settle();
  rerender(shown('visible'));
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  await answer('back');
  expect(screen.getByText('back')).toBeDefined();
});

test('a keep-alive page hidden with its answer shows it at once when shown', async () => {
  const { Page, answer, load } = createTestSource();
  const shown = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Page />
    </Activity>
  );
  const { rerender } = render(shown('visible'), { wrapper: TestViewActors });
  await answer('here');
  for (const mode of ['hidden', 'visible'] as const) {
    rerender(shown(mode));
    await settle();
  }
  expect(screen.getByText('here')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});
