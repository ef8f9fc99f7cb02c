// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EnvironmentContext } from '../../app-context.tsx';
import { unservedEnvironment } from '../../services/unserved-environment.ts';
import { locationOf } from '../../services/page/page-history.ts';
import { adminRoutes } from '../admin-routes.ts';
import { loadPage } from '../load-page.ts';
import type { PageRoute } from '../page-route.ts';
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

const Pages = ({ pages }: { pages: PageRoute[] }) => useRoutes(pages);

/** The layout at `/admin/users` of a build whose administration is at `adminUrl`. */
async function openAdmin(adminUrl: string) {
  const replace = vi.fn();
  vi.stubGlobal('location', { ...window.location, replace });
  const pages: PageRoute[] = [{ Component: AdminLayout, children: adminRoutes(adminUrl) }];
  await loadPage(pages, locationOf('/admin/users'), async () => ({ kind: 'page' }));
  return { pages, replace };
}

test('redirects to the administration, and shows a link meanwhile', async () => {
  const adminUrl = 'https://admin.muster.example/';
  const { pages, replace } = await openAdmin(adminUrl);
  expect(replace.mock.calls).toEqual([[adminUrl]]);
  render(
    <MantineProvider env="test">
      <EnvironmentContext value={{ ...unservedEnvironment, adminUrl }}>
        <MemoryRouter initialEntries={['/admin/users']}>
          <Pages pages={pages} />
        </MemoryRouter>
      </EnvironmentContext>
    </MantineProvider>,
  );
  expect(screen.getByRole('link', { name: 'Open it now' }).getAttribute('href')).toBe(adminUrl);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Administration');
});
