// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createStoredView } from '../../../services/sessions/stored-view.ts';
import { useSessionsAddress } from './use-sessions-address.ts';

vi.mock('../../../machines/admin-auth/use-admin-auth.tsx', () => ({ useUser: () => ({ id: 7 }) }));

test('a page that opened with the stored view keeps showing it when that is no longer stored', async () => {
  createStoredView(window.localStorage, '7').keep('view=month');
  const shown: string[] = [];
  function Page() {
    const address = useSessionsAddress();
    shown.push(address.asked('view', /^month$/));
    return (
      <button type="button" onClick={() => address.keepView(false)}>
        Default
      </button>
    );
  }
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  await act(async () => screen.getByRole('button').click());
  expect(new Set(shown)).toEqual(new Set(['month']));
  expect(router.state.location.search).toBe('?view=month');
});
