// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import { EnvironmentContext } from '../../../app-context.tsx';
import { toastsMachine } from '../../../machines/toasts/toasts-machine.ts';
import { ActorsProvider } from '../../../actors-context.tsx';
import { TestViewActors } from '../../../machines/view-actors/view-actors-fixtures.tsx';
import { unservedEnvironment } from '../../../services/unserved-environment.ts';
import type { HttpClient } from '../../../services/http/http-client.ts';
import { createServiceRegistry } from '../../../services/service-registry.ts';
import { ServicesContext } from '../../../services-context.tsx';
import { SessionRowMenu } from './session-row-menu.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const session: SessionSummary = {
  id: 'rUUJyoFe8lYnwThL-oeGXg',
  title: 'Winter gathering',
  story_slug: 'the-borrowed-light',
  story_title: 'The Borrowed Light',
  status: 'scheduled',
  archived: false,
  starts_at: '2026-12-01T09:00:00.000Z',
  timezone_id: 'Europe/Berlin',
  people: {} as SessionSummary['people'],
  credits: { reserved: 1, consumed: 0 },
  possible: [],
} as Partial<SessionSummary> as SessionSummary;

function renderMenu(status: SessionSummary['status']) {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const writeText = vi.fn(async (_text: string) => undefined);
  vi.stubGlobal('navigator', { userAgent: 'Test 1.0', clipboard: { writeText } });
  const toasts = createActor(toastsMachine).start();
  render(
    <MantineProvider>
      <EnvironmentContext value={{ ...unservedEnvironment, siteAddress: 'https://play.example' }}>
        <ServicesContext
          value={createServiceRegistry({ call: vi.fn() } as Partial<HttpClient> as HttpClient)}
        >
          <ActorsProvider actors={{ toasts }}>
            <MemoryRouter>
              <SessionRowMenu session={{ ...session, status }} onChanged={() => undefined} />
            </MemoryRouter>
          </ActorsProvider>
        </ServicesContext>
      </EnvironmentContext>
    </MantineProvider>,
    { wrapper: TestViewActors },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Winter gathering' }));
  return { toasts, writeText };
}

test('the join link that is copied bears the public address, under whatever name the dashboard was opened', async () => {
  const { toasts, writeText } = renderMenu('scheduled');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Copy join link' }));
  await vi.waitFor(() =>
    expect(toasts.getSnapshot().context.toasts[0]?.description).toBe('Link copied to clipboard!'),
  );
  expect(writeText).toHaveBeenCalledWith(`https://play.example/experience/${session.id}`);
  toasts.stop();
});

test.each(['completed', 'cancelled', 'failed'] as const)(
  'there is no link into a session that is %s',
  async (status) => {
    const { toasts } = renderMenu(status);
    await screen.findByRole('menuitem', { name: 'Open session' });
    expect(screen.queryByRole('menuitem', { name: 'Copy join link' })).toBeNull();
    expect(
      screen.getByRole('menuitem', { name: 'Duplicate session', hidden: true }).getAttribute('href'),
    ).toBe(`/dashboard/createSession?like=${session.id}`);
    toasts.stop();
  },
);
