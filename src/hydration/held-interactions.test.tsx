// @vitest-environment jsdom
import { useState } from 'react';
import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
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

it('keeps a list’s choice made before the application loaded', async () => {
  const onFirst = vi.fn();
  const { release } = openPage(onFirst);
  list().value = 'privacy';
  list().dispatchEvent(new Event('change', { bubbles: true }));
  expect(onFirst).toHaveBeenCalledTimes(1);
  await act(async () => hydrateRoot(root, <Form />));
  expect(shown()).toBe('planning, pressed 0');
  await act(async () => release()());
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
  await act(async () => release()());
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

function Entrance({ greeting }: { greeting: string }) {
  const [name, setName] = useState('');
  const [place, setPlace] = useState('');
  const [sent, setSent] = useState('');
  return (
    <main>
      <h1>{greeting}</h1>
      <form
        aria-label="Enter"
        onSubmit={(event) => {
          event.preventDefault();
          setSent(`${sent}${name} in ${place}`);
        }}
      >
        <label>
          Name
          <input type="text" value={name} onChange={(event) => setName(event.currentTarget.value)} />
        </label>
        <label>
          Password
          <input type="password" defaultValue="" />
        </label>
        <label>
          Place
          <select value={place} onChange={(event) => setPlace(event.currentTarget.value)}>
            <option value="">Choose</option>
            <option value="Lisbon">Lisbon</option>
          </select>
        </label>
        <button type="submit">Go</button>
      </form>
      <output>{sent}</output>
    </main>
  );
}

it.each([
  ['Enter', (form: HTMLFormElement) => form.requestSubmit()],
  ['a press', (form: HTMLFormElement) => form.querySelector('button')?.click()],
])(
  'what was entered, the caret and the sending by %s are carried to the page that takes the place of the one that was made',
  async (_way, send) => {
    root = document.createElement('div');
    root.innerHTML = renderToString(<Entrance greeting="Hello" />);
    document.body.append(root);
    const { release } = holdInteractions(document, () => undefined);
    const field = (selector: string) => root.querySelector(selector) as HTMLInputElement;
    field('input').focus();
    field('input').value = 'Mia';
    field('input[type="password"]').focus();
    field('input[type="password"]').value = 'a lantern';
    field('select').value = 'Lisbon';
    field('input').focus();
    field('input').setSelectionRange(1, 2);
    send(root.querySelector('form') as HTMLFormElement);

    await act(async () => createRoot(root).render(<Entrance greeting="Hello again" />));
    expect(document.activeElement).toBe(field('input'));
    expect([field('input').value, field('input').selectionStart, field('input').selectionEnd]).toEqual([
      'Mia',
      1,
      2,
    ]);
    field('input').setRangeText('y');
    await act(async () => release()());
    expect(shown()).toBe('Mya in Lisbon');
    expect([field('input').value, field('input[type="password"]').value]).toEqual(['Mya', 'a lantern']);
  },
);

it('what was typed stands though the page is drawn again before the rest is answered', async () => {
  root = document.createElement('div');
  root.innerHTML = renderToString(<Entrance greeting="Hello" />);
  document.body.append(root);
  const { release } = holdInteractions(document, () => undefined);
  const name = root.querySelector('input') as HTMLInputElement;
  name.value = 'Mia';
  root.querySelector('button')?.click();
  const page = await act(async () => hydrateRoot(root, <Entrance greeting="Hello" />));

  const answer = await act(async () => release());
  await act(async () => page.render(<Entrance greeting="Hello again" />));
  expect([name.value, shown()]).toEqual(['Mia', '']);
  await act(async () => answer());
  expect([name.value, shown()]).toEqual(['Mia', 'Mia in ']);
});
