// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EnvironmentContext } from '../../app-context.tsx';
import { readEnvironment } from '../../services/environment.ts';
import { adminRoutes } from '../admin-routes.ts';
import AdminLayout from './admin-layout.tsx';

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

/** The layout at `/admin/users` of a build whose administration is at `adminUrl`. */
function openAdmin(adminUrl: string) {
  const replace = vi.fn();
  vi.stubGlobal('location', { ...window.location, replace });
  const layout = {
    Component: AdminLayout,
    HydrateFallback: () => null,
    errorElement: <p>not a page</p>,
    children: adminRoutes(adminUrl),
  };
  const router = createMemoryRouter([layout], { initialEntries: ['/admin/users'] });
  render(
    <MantineProvider env="test">
      <EnvironmentContext value={{ ...readEnvironment(), adminUrl }}>
        <RouterProvider router={router} />
      </EnvironmentContext>
    </MantineProvider>,
  );
  return replace;
}

test('leads out to the address of the administration, and says so with a link while the browser leaves', async () => {
  const replace = openAdmin('https://admin.muster.example/');
  const link = await screen.findByRole('link', { name: 'Open it now' });
  expect(link.getAttribute('href')).toBe('https://admin.muster.example/');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Administration');
  expect(replace.mock.calls).toEqual([['https://admin.muster.example/']]);
});

test('is no page of a build that has no such address', async () => {
  const replace = openAdmin('');
  expect(await screen.findByText('not a page')).toBeDefined();
  expect(replace).not.toHaveBeenCalled();
});
