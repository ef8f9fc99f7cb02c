// @vitest-environment jsdom
import { useState } from 'react';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { holdInteractions } from './held-interactions.ts';

function Form() {
  const [topic, setTopic] = useState('planning');
  const [presses, setPresses] = useState(0);
  return (
    <form>
      <select value={topic} onChange={(event) => setTopic(event.currentTarget.value)}>
        <option value="planning">Planning</option>
        <option value="privacy">Privacy</option>
      </select>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Press
      </button>
      <output>{`${topic}, pressed ${presses}`}</output>
    </form>
  );
}

let root: HTMLElement;
const shown = () => root.querySelector('output')?.textContent;
const list = () => root.querySelector('select') as HTMLSelectElement;

/** The page as it was made beforehand, whose interactions are held. */
function openPage(onFirst: () => void) {
  root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  return holdInteractions(document, onFirst);
}

afterEach(() => root.remove());

it('what was chosen in a list before the application came is chosen in it', async () => {
  const onFirst = vi.fn();
  const { release } = openPage(onFirst);
  list().value = 'privacy';
  list().dispatchEvent(new Event('change', { bubbles: true }));
  expect(onFirst).toHaveBeenCalledTimes(1);
  await act(async () => hydrateRoot(root, <Form />));
  expect(shown()).toBe('planning, pressed 0');
  await act(async () => release());
  expect(shown()).toBe('privacy, pressed 0');
  expect(list().value).toBe('privacy');
});

it('a press is told of at once and done once, when the page answers', async () => {
  const onFirst = vi.fn();
  const { release } = openPage(onFirst);
  root.querySelector('button')?.click();
  expect(onFirst).toHaveBeenCalledTimes(1);
  await act(async () => hydrateRoot(root, <Form />));
  expect(shown()).toBe('planning, pressed 0');
  await act(async () => release());
  expect(shown()).toBe('planning, pressed 1');
});

it.each([
  ...['pointerdown', 'touchend', 'mousedown', 'click', 'keydown', 'keypress', 'textInput', 'input', 'keyup'],
  ...['compositionstart', 'compositionend', 'paste', 'dragstart', 'drop', 'reset'],
])('React does not take over the whole page within a %s', async (type) => {
  const { release } = openPage(vi.fn());
  const button = root.querySelector('button');
  hydrateRoot(root, <Form />);
  button?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  expect(Object.keys(button ?? {}), 'what React knows of it').toEqual([]);
  await act(async () => {});
  release();
});
