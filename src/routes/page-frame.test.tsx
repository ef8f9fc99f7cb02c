// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppProviders } from '../app-providers.tsx';
import { composeApplication } from '../composition-root.ts';
import { TestViewActors } from '../machines/view-actors/view-actors-fixtures.tsx';
import { createStaticWindow } from '../prerender/static-window.ts';
import { unservedEnvironment } from '../services/unserved-environment.ts';
import { locationOf } from '../services/page/page-history.ts';
import { PageFrame } from './page-frame.tsx';
import { PageNotFound } from './page-not-found.ts';
import { createNavigator } from './pages-view.tsx';

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

const Fails = () => {
  throw new Error('The view fell over');
};
const pages = [
  { path: '/', Component: () => <p>Page</p> },
  { path: '/broken', Component: Fails },
];
const navigator = createNavigator({ send: () => undefined }, { go: () => undefined });

function createTestFrame({ framed = true } = {}) {
  const app = composeApplication(unservedEnvironment, undefined, createStaticWindow('http://localhost/'));
  const errors: unknown[] = [];
  const frameOf = (path: string, failure: unknown = null) => {
    const frame = (
      <PageFrame
        page={{ location: locationOf(path), kind: 'PUSH', failure }}
        pages={pages}
        navigator={navigator}
        onError={(error) => errors.push(error)}
      />
    );
    return (
      <MantineProvider env="test">
        {framed ? <AppProviders app={app}>{frame}</AppProviders> : <TestViewActors>{frame}</TestViewActors>}
      </MantineProvider>
    );
  };
  return { errors, frameOf };
}

test('a failing view is replaced by the error screen and reported, and the next page is shown', async () => {
  const { errors, frameOf } = createTestFrame();
  const { rerender } = render(frameOf('/broken'));
  await screen.findByRole('heading', { name: 'Something Went Wrong' });
  screen.getByRole('contentinfo');
  expect(errors.map(String)).toEqual(['Error: The view fell over']);
  rerender(frameOf('/'));
  await screen.findByText('Page');
  expect(screen.queryByRole('heading', { name: 'Something Went Wrong' })).toBeNull();
  vi.mocked(console.error).mockClear();
});

test('shows an error of navigation in place of the page', async () => {
  const { frameOf } = createTestFrame();
  render(frameOf('/nowhere', new PageNotFound('/nowhere')));
  await screen.findByRole('heading', { name: 'Oops! Page Not Found' });
  screen.getByText('Page Not Found: /nowhere');
});

test('a frame that fails shows the error screen, with a way home', async () => {
  const { errors, frameOf } = createTestFrame({ framed: false });
  render(frameOf('/'));
  await screen.findByRole('heading', { name: 'Something Went Wrong' });
  screen.getByRole('button', { name: 'Take Me Home' });
  expect(screen.queryByText('Page')).toBeNull();
  expect(String(errors[0])).toContain('needs a');
  vi.mocked(console.error).mockClear();
});
