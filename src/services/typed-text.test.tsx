// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTypedText } from './typed-text.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => cleanup());

function Letter({ late = false }: { late?: boolean }) {
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  return (
    <main>
      <label>
        Name
        <input type="text" value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        Password
        <input type="password" defaultValue="" />
      </label>
      {late ? null : (
        <label>
          Message
          <textarea value={text} onChange={(event) => setText(event.target.value)} />
        </label>
      )}
      <output>{`${name}: ${text}`}</output>
    </main>
  );
}

const typed = () => createTypedText({ document, storage: sessionStorage });
const fill = () => {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Mia' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'How many?' } });
};

test('what was typed stands there again on the same page, as if it had been typed, and no password is kept', () => {
  render(<Letter />);
  fill();
  typed().keep('/contact');
  expect(JSON.stringify(sessionStorage)).not.toContain('secret');
  cleanup();
  render(<Letter />);
  act(() => typed().restore('/faq'));
  expect(screen.getByRole('status').textContent).toBe(': ');
  act(() => typed().restore('/contact'));
  expect(screen.getByRole('status').textContent).toBe('Mia: How many?');
  expect(sessionStorage.length).toBe(0);
});

test('a field that comes later is filled when it is there', async () => {
  render(<Letter />);
  fill();
  typed().keep('/contact');
  cleanup();
  const { rerender } = render(<Letter late />);
  act(() => typed().restore('/contact'));
  rerender(<Letter />);
  await act(async () => undefined);
  expect(screen.getByRole('status').textContent).toBe('Mia: How many?');
});

test('something else in the storage is typed nowhere', () => {
  sessionStorage.setItem('muster:typed:/contact', '{"Name 0":{"x":1}}');
  render(<Letter />);
  act(() => typed().restore('/contact'));
  expect(screen.getByRole('status').textContent).toBe(': ');
});
