// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import { EnvironmentContext } from '../../app-context.tsx';
import { buildUpdateMachine } from '../../machines/build-update/build-update-machine.ts';
import { ActorsProvider } from '../../actors-context.tsx';
import { TestViewActors } from '../../machines/view-actors/view-actors-fixtures.tsx';
import { unservedEnvironment } from '../../services/unserved-environment.ts';
import type { HttpClient } from '../../services/http/http-client.ts';
import { createServiceRegistry } from '../../services/service-registry.ts';
import { ServicesContext } from '../../services-context.tsx';
import { HelpPanel } from './help-panel.tsx';

beforeEach(() => {
  HTMLElement.prototype.showPopover = function show() {
    this.style.display = 'block';
  };
  HTMLElement.prototype.hidePopover = () => undefined;
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

const buildUpdate = createActor(
  buildUpdateMachine.provide({
    actors: { readMetadata: fromPromise(async () => ({ build: '0123456789ab' })) },
  }),
  { input: { path: '/', parent: createActor(setup({}).createMachine({})) } },
);

function open(path: string) {
  const onClose = vi.fn();
  const services = createServiceRegistry({ call: vi.fn() } as Partial<HttpClient> as HttpClient);
  render(
    <MantineProvider>
      <TestViewActors>
        <EnvironmentContext value={unservedEnvironment}>
          <ServicesContext value={services}>
            <ActorsProvider actors={{ buildUpdate }}>
              <MemoryRouter initialEntries={[path]}>
                <HelpPanel onClose={onClose} />
              </MemoryRouter>
            </ActorsProvider>
          </ServicesContext>
        </EnvironmentContext>
      </TestViewActors>
    </MantineProvider>,
  );
  return onClose;
}

test('searches the questions and shows the answers found', () => {
  open('/dashboard');
  fireEvent.change(screen.getByLabelText('Search the questions'), { target: { value: 'camera required' } });
  expect(screen.getByRole('status').textContent).toBe('1 found');
  screen.getByText('Is a camera required?');
  screen.getByText(/We never switch anything on for you/);
  fireEvent.change(screen.getByLabelText('Search the questions'), { target: { value: 'submarine' } });
  expect(screen.getByRole('status').textContent).toMatch(/^No results\. .* write to us below/);
});

test('it leads to the device check, first aid and a letter that names the session, and closes on the way', () => {
  const onClose = open('/dashboard/sessions/rUUJyoFe8lYnwThL-oeGXg');
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([
    address('Check my device'),
    address('Troubleshooting and service status'),
    address('Write to us'),
  ]).toEqual(['/systemCheck', '/support', '/contact?topic=help&session=rUUJyoFe8lYnwThL-oeGXg']);
  screen.getByRole('button', { name: 'Copy a diagnosis' });
  fireEvent.click(screen.getByRole('link', { name: 'Write to us' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('the diagnosis names the build that the page came from', async () => {
  const writeText = vi.fn(async (_text: string) => undefined);
  vi.stubGlobal('navigator', {
    userAgent: 'Test 1.0',
    language: 'en',
    languages: ['en'],
    clipboard: { writeText },
  });
  await waitFor(buildUpdate.start(), (snapshot) => snapshot.matches('current'));
  open('/dashboard');
  fireEvent.click(screen.getByRole('button', { name: 'Copy a diagnosis' }));
  await vi.waitFor(() => expect(writeText).toHaveBeenCalled());
  expect(writeText.mock.calls[0]?.[0]).toContain('Build: 0123456789ab');
  buildUpdate.stop();
});
