// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { TestViewActors } from '../view-actors/view-actors-fixtures.tsx';
import { useCommand } from './use-command.tsx';

function createTestView() {
  const answers: ((output: string) => void)[] = [];
  const send = vi.fn((_values: string, options: { key: string; signal: AbortSignal }) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    answers.push(resolve);
    return promise.then((output) => `${output} ${options.key === '' ? 'bare' : 'keyed'}`);
  });
  const onDone = vi.fn();
  function View() {
    const command = useCommand({ send, onDone });
    return (
      <>
        <button type="button" onClick={() => command.issue('values')}>
          {command.busy ? 'sending' : command.done ? 'sent' : 'send'}
        </button>
        <button type="button" onClick={command.abort}>
          abort
        </button>
      </>
    );
  }
  const view = render(
    <StrictMode>
      <View />
    </StrictMode>,
    { wrapper: TestViewActors },
  );
  const answer = () => act(async () => answers.at(-1)?.('saved'));
  return { send, onDone, answer, view };
}

test('two clicks are one request, and its success is reported once', async () => {
  const { send, onDone, answer } = createTestView();
  fireEvent.click(screen.getByText('send'));
  fireEvent.click(screen.getByText('sending'));
  await answer();
  expect(screen.getByText('sent')).toBeDefined();
  expect(send).toHaveBeenCalledOnce();
  expect(onDone.mock.calls).toEqual([['saved keyed', 'values']]);
});

test('an aborted command is cancelled and its late success is not reported', async () => {
  const { send, onDone, answer } = createTestView();
  fireEvent.click(screen.getByText('send'));
  fireEvent.click(screen.getByText('abort'));
  expect(send.mock.calls[0]?.[1].signal.aborted).toBe(true);
  await answer();
  expect(screen.getByText('send')).toBeDefined();
  expect(onDone).not.toHaveBeenCalled();
});

test('an unmounted view cancels nothing', async () => {
  const { send, onDone, answer, view } = createTestView();
  fireEvent.click(screen.getByText('send'));
  view.unmount();
  expect(send.mock.calls[0]?.[1].signal.aborted).toBe(false);
  await answer();
  expect(onDone).toHaveBeenCalledOnce();
});
