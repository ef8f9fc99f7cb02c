// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePageFocus } from './use-page-focus.ts';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
});
function Root() {
  usePageFocus();
  return (
    <>
      <button type="button">Account</button>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function Loading() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 50);
    return () => clearTimeout(timer);
  }, []);
  return isLoaded ? <h1>Loaded</h1> : <p>Loading</p>;
}

const pages = [
  {
    path: '/',
    element: (
      <>
        <h1>List</h1>
        <Link to="/one">One</Link>
        <Link to="/two">Two</Link>
        <Link to="/loading">Loading</Link>
        <Link to="/?sort=name">Sort</Link>
      </>
    ),
  },
  { path: '/one', element: <h1>First</h1> },
  { path: '/loading', element: <Loading /> },
  {
    path: '/two',
    element: (
      <>
        <h1>Second</h1>
        {/* biome-ignore lint/a11y/noAutofocus: the page under test takes the focus itself */}
        <input aria-label="Name" autoFocus />
      </>
    ),
  },
];

function open() {
  const router = createMemoryRouter([{ element: <Root />, children: pages }]);
  render(<RouterProvider router={router} />);
  return router;
}

const follow = (name: string) =>
  act(async () => {
    const link = screen.getByRole('link', { name });
    link.focus();
    fireEvent.click(link);
  });
const focused = () => document.activeElement?.textContent;

test('the first page leaves the focus alone, the next one’s heading gets it', async () => {
  open();
  expect(document.activeElement).toBe(document.body);
  await follow('One');
  await waitFor(() => expect(focused()).toBe('First'));
});

test('going back leads to the link that was followed', async () => {
  const router = open();
  await follow('One');
  await waitFor(() => expect(focused()).toBe('First'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(focused()).toBe('One'));
});

test('a page that takes the focus itself keeps it, and a change of the search moves nothing', async () => {
  open();
  await follow('Sort');
  expect(focused()).toBe('Sort');
  await follow('Two');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});

test('a person who opens the header’s menu while the page loads is not taken out of it', async () => {
  open();
  await follow('Loading');
  act(() => screen.getByRole('button', { name: 'Account' }).focus());
  await screen.findByRole('heading', { name: 'Loaded' });
  await act(async () => undefined);
  expect(focused()).toBe('Account');
});
