// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { nextTask } from '../services/page/next-task.ts';
import { queueEarlyActions } from './early-actions.ts';
import { useIsHydrated } from './interactive-page.tsx';
import { useForm } from '../views/shared/forms/use-form.ts';

const send = vi.fn();

function Letter({ topic = 'planning' }: { topic?: string }) {
  const form = useForm({ initialValues: { name: '', topic, message: '', session: '' } });
  const { error: _name, ...name } = form.getInputProps('name');
  const { error: _topic, ...topics } = form.getInputProps('topic');
  const { error: _message, ...message } = form.getInputProps('message');
  const { error: _session, ...session } = form.getInputProps('session');
  return (
    <form aria-label="Letter" onSubmit={form.onSubmit(send, () => undefined)}>
      <input aria-label="Name" {...name} />
      <select aria-label="Topic" {...topics}>
        <option value="planning">Planning</option>
        <option value="privacy">Privacy</option>
      </select>
      <textarea aria-label="Message" {...message} />
      <input aria-label="Session" {...session} />
      <button type="button" onClick={() => form.setFieldValue('session', `${form.values.session}+`)}>
        Press
      </button>
      <button type="submit">Send</button>
      <output>{useIsHydrated() ? JSON.stringify(form.values) : ''}</output>
    </form>
  );
}

let root: HTMLElement;
const values = () => JSON.parse(root.querySelector('output')?.textContent ?? '');
const field = <Kind extends HTMLElement = HTMLInputElement>(label: string) =>
  root.querySelector(`[aria-label="${label}"]`) as Kind;
const button = (type: string) => root.querySelector<HTMLButtonElement>(`button[type="${type}"]`);

/** A prerendered page before hydration. */
function openPage(onFirst = vi.fn()) {
  root = document.createElement('div');
  root.innerHTML = renderToString(<Letter />);
  document.body.append(root);
  return queueEarlyActions(document, onFirst);
}

afterEach(() => root.remove());

it('adopts text, a choice and the caret from before hydration, and sends them once', async () => {
  const onFirst = vi.fn();
  const repeat = openPage(onFirst);
  field('Name').focus();
  expect(onFirst).toHaveBeenCalled();
  field('Name').value = 'Mia';
  field('Name').setSelectionRange(1, 2);
  field('Message').value = 'How many?';
  field('Topic').value = 'privacy';
  button('submit')?.click();
  expect(send).not.toHaveBeenCalled();

  await act(async () => hydrateRoot(root, <Letter />));
  const letter = { name: 'Mia', topic: 'privacy', message: 'How many?', session: '' };
  expect(values()).toEqual(letter);
  expect(document.activeElement).toBe(field('Name'));
  expect([field('Name').selectionStart, field('Name').selectionEnd]).toEqual([1, 2]);
  await act(async () => {
    repeat();
    await nextTask();
  });
  expect(send.mock.calls).toEqual([[letter]]);

  await act(async () => fireEvent.change(field('Session'), { target: { value: 'abc' } }));
  expect([field('Name').value, field('Topic').value, field('Message').value]).toEqual([
    'Mia',
    'privacy',
    'How many?',
  ]);
});

it('shows the values of the address where the page was rendered without them', async () => {
  openPage()();
  field('Name').value = 'Mia';
  await act(async () => hydrateRoot(root, <Letter topic="privacy" />));
  expect(values()).toEqual({ name: 'Mia', topic: 'privacy', message: '', session: '' });
  expect(field('Topic').value).toBe('privacy');
});

it('a press starts the application at once and is repeated once', async () => {
  const onFirst = vi.fn();
  const repeat = openPage(onFirst);
  button('button')?.click();
  expect(onFirst).toHaveBeenCalledTimes(1);
  await act(async () => hydrateRoot(root, <Letter />));
  expect(values().session).toBe('');
  await act(async () => {
    repeat();
    await nextTask();
  });
  expect(values().session).toBe('+');
});

it('a choice in a list that React has hydrated before the rest is repeated', async () => {
  const repeat = openPage();
  await act(async () => hydrateRoot(root, <Letter />));
  await act(async () => fireEvent.change(field('Topic'), { target: { value: 'privacy' } }));
  expect(values().topic).toBe('planning');
  await act(async () => {
    repeat();
    await nextTask();
  });
  expect(values().topic).toBe('privacy');
  expect(field('Topic').value).toBe('privacy');
});

it('a choice after the end reaches React before the queue is replayed', async () => {
  const repeat = openPage();
  await act(async () => hydrateRoot(root, <Letter />));
  repeat();
  await act(async () => fireEvent.change(field('Topic'), { target: { value: 'privacy' } }));
  expect(values().topic).toBe('privacy');
});

it.each([
  ...['pointerdown', 'touchend', 'mousedown', 'click', 'keydown', 'keypress', 'textInput', 'input', 'keyup'],
  ...['compositionstart', 'compositionend', 'paste', 'dragstart', 'drop', 'reset'],
])('React does not hydrate the whole page within a %s', async (type) => {
  const repeat = openPage();
  hydrateRoot(root, <Letter />);
  button('button')?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  expect(Object.keys(button('button') ?? {}), 'React’s own properties').toEqual([]);
  await act(async () => {});
  repeat();
});
