// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from './page/memory-storage.ts';
import { createFormDraft, formDraftKeyOf } from './form-draft.ts';

beforeEach(() => sessionStorage.clear());
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

const typed = () => createFormDraft({ window, storage: sessionStorage });
const fill = () => {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Mia' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'How many?' } });
};

const leave = () => fireEvent(window, new PageTransitionEvent('pagehide'));

test('restores the draft after our own reload, though a browser calls it a navigation', () => {
  render(<Letter />);
  const page = typed();
  page.restore(location.pathname);
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Mia' } });
  page.keep(location.pathname);
  leave();
  cleanup();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'navigate' } as PerformanceNavigationTiming,
  ]);
  render(<Letter />);
  act(() => typed().restore(location.pathname));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mia');
});

test('restores the draft on the same page through input events, without passwords', () => {
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

test('fills a field that is rendered later', async () => {
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

const kept = () => JSON.parse(sessionStorage.getItem(formDraftKeyOf(location.pathname)) ?? 'null');

function Membership({ countries, shown = false }: { countries: string[]; shown?: boolean }) {
  const [country, setCountry] = useState('');
  return (
    <main>
      <form>
        <label>
          City
          <input type="text" defaultValue="Bern" />
        </label>
        <label>
          Street
          <input type="text" defaultValue="" />
        </label>
        <label>
          Day
          <input type="date" defaultValue="" />
        </label>
        <label>
          Password
          <input type={shown ? 'text' : 'password'} autoComplete="new-password" defaultValue="" />
        </label>
        <label>
          Code
          <input type="text" autoComplete="one-time-code" defaultValue="" />
        </label>
        <label>
          Country
          <select value={country} onChange={(event) => setCountry(event.target.value)}>
            {['', ...countries].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </form>
      <label>
        Team
        <select defaultValue="">
          <option />
          <option>Owls</option>
        </select>
      </label>
      <output>{country}</output>
    </main>
  );
}
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('stores entered fields on leaving, never a visible password, a code, or a list that acts', () => {
  render(<Membership countries={['Austria']} shown />);
  typed().restore('/join');
  enter('Street', 'Lantern Street 1');
  enter('Day', '2027-03-01');
  enter('Password', 'a secret that is shown');
  enter('Code', '123456');
  enter('Country', 'Austria');
  enter('Team', 'Owls');
  leave();
  expect(kept()).toEqual({
    'Street 0': 'Lantern Street 1',
    'Day 0': '2027-03-01',
    'Country 0': 'Austria',
  });
});

test('restores a choice once its list has loaded', async () => {
  sessionStorage.setItem(formDraftKeyOf('/join'), JSON.stringify({ 'Country 0': 'Austria' }));
  const { rerender } = render(<Membership countries={[]} />);
  act(() => typed().restore('/join'));
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<Membership countries={['Austria']} />);
  await act(async () => undefined);
  expect(screen.getByRole('status').textContent).toBe('Austria');
});

test('stores nothing for a page restored from the cache, nor when another person takes over', () => {
  render(<Membership countries={[]} />);
  const storage = createMemoryStorage();
  const text = createFormDraft({ window, storage });
  text.restore('/join');
  enter('Street', 'Lantern Street 1');
  leave();
  expect(storage.length).toBe(2);
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(storage.length).toBe(0);
  text.leaveNothing();
  leave();
  expect(storage.length).toBe(0);
});

test.each([
  ['reload', 'Mia'],
  ['back_forward', 'Mia'],
  ['navigate', ''],
] as const)('what was left on a page is there again when it is opened by %s: "%s"', (type, name) => {
  render(<Letter />);
  typed().restore(location.pathname);
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Mia' } });
  leave();
  cleanup();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  render(<Letter />);
  act(() => typed().restore(location.pathname));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(name);
});
