// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestViewActors } from '../../machines/view-actors/view-actors-fixtures.tsx';
import { ApiError } from '../../services/http/api-error.ts';
import { ErrorScreen } from './error-screen.tsx';
import { PageFailureContext } from './page-failure.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <ErrorScreen />
    </>
  );
}

function openFailed(path: string, status: number) {
  const error = new ApiError({ kind: 'client', status, message: 'Unauthenticated.', requestId: 'r1' });
  render(
    <TestViewActors>
      <PageFailureContext value={error}>
        <MemoryRouter initialEntries={[path]}>
          <Page />
        </MemoryRouter>
      </PageFailureContext>
    </TestViewActors>,
  );
  const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { passes, page: () => screen.getByRole('status').textContent };
}

test.each([
  ['/experience/live/abc', '/experience/join'],
  ['/experience', '/experience/join'],
  ['/dashboard/home', '/login?redirect=%2Fdashboard%2Fhome'],
])('401 on %s leads to %s by itself after 1.5 s', async (path, target) => {
  const { page, passes } = openFailed(path, 401);
  await passes(1499);
  expect(page()).toBe(path);
  await passes(1);
  expect(page()).toBe(target);
});

test.each([
  ['/experience/live/abc', 401, 'Join a Session', '/experience/join'],
  ['/experience/live/abc', 500, 'Take Me Home', '/'],
  ['/dashboard/home', 401, 'Go to Login', '/login?redirect=%2Fdashboard%2Fhome'],
  ['/dashboard/home', 404, 'Take Me Home', '/'],
])('%s, %i: "%s" leads to %s', async (path, status, button, target) => {
  const { page, passes } = openFailed(path, status);
  await passes(0);
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(page()).toBe(target);
});

test('below /experience any other failure offers the form to join beside the way home', () => {
  const { page } = openFailed('/experience/live/abc', 500);
  fireEvent.click(screen.getByRole('link', { name: 'Join a Session' }));
  expect(page()).toBe('/experience');
});

test('any other failure waits for its button', async () => {
  const { page, passes } = openFailed('/experience/live/abc', 500);
  await passes(10_000);
  expect(page()).toBe('/experience/live/abc');
});

test('confirms that the details were copied', async () => {
  const writeText = vi.fn(async (_text: string) => undefined);
  vi.stubGlobal('navigator', { userAgent: 'Test 1.0', clipboard: { writeText } });
  const { passes } = openFailed('/dashboard/home', 500);
  await passes(0);
  fireEvent.click(screen.getByRole('button', { name: 'Copy details' }));
  await passes(0);
  screen.getByRole('button', { name: 'Copied' });
  expect(writeText.mock.calls[0]?.[0]).toContain('Request r1');
  vi.unstubAllGlobals();
});
