// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { rootRoute } from './root-route.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a frame that fails shows the error screen, with a way home', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const failures: unknown[] = [];
  const router = createMemoryRouter([rootRoute([{ path: '/', element: <p>Page</p> }])]);
  render(
    <MantineProvider>
      <RouterProvider router={router} onError={(error) => failures.push(error)} />
    </MantineProvider>,
  );
  await screen.findByRole('heading', { name: 'Something Went Wrong' });
  screen.getByRole('button', { name: 'Take Me Home' });
  expect(screen.queryByText('Page')).toBeNull();
  expect(String(failures[0])).toContain('needs a');
  vi.mocked(console.error).mockClear();
});
