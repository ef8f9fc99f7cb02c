// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestViewActors } from '../../machines/view-actors/view-actors-fixtures.tsx';
import { LoadedResults } from './loaded-results.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const lit = () =>
  screen.getAllByRole('listitem', { current: true }).map(({ firstChild }) => firstChild?.textContent);

it('the loader is led by hand, through its failures too, and its chart follows', async () => {
  render(
    <MantineProvider env="test">
      <TestViewActors>
        <LoadedResults answers={{ one: 'the first result', two: 'the second result' }}>
          {(result) => <p>{result}</p>}
        </LoadedResults>
      </TestViewActors>
    </MantineProvider>,
  );
  expect(await screen.findByText('the first result')).toBeDefined();
  expect(lit()).toEqual(['loader', 'loaded']);

  press('Ask anew');
  expect(lit()).toEqual(['loader', 'loading']);
  expect(screen.getByText('done → loaded')).toBeDefined();
  press('Answer: two');
  expect(await screen.findByText('the second result')).toBeDefined();

  press('Ask anew');
  press('Refuse');
  await vi.waitFor(() => expect(lit()).toEqual(['loader', 'stale']));
  expect(screen.getByText('the second result')).toBeDefined();

  press('Ask for another');
  press('Refuse');
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(lit()).toEqual(['loader', 'failed']);
});
