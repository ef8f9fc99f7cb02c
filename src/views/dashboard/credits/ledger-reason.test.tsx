// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { LedgerRow } from '#contract/calls/schemas/credits.ts';
import { LedgerReason } from './ledger-reason.tsx';

const row = { reason: 'Welcome credit', order_id: null, session_id: null, session_title: null };

function shown(given: Partial<LedgerRow>, buys = true) {
  const { container } = render(
    <MemoryRouter>
      <LedgerReason row={{ ...row, ...given } as LedgerRow} buys={buys} />
    </MemoryRouter>,
  );
  const links = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  return { text: container.textContent, links };
}

const session = { session_id: 'abc', session_title: 'Winter gathering' };
const toSession = ['Winter gathering', '/dashboard/sessions/abc'];

test('a session is named once, as a link', () => {
  expect(shown({ ...session, reason: 'Winter gathering planned' })).toEqual({
    text: 'Winter gathering planned',
    links: [toSession],
  });
});

test('shows a changed name behind the original one', () => {
  expect(shown({ ...session, reason: 'Kick-off planned' })).toEqual({
    text: 'Kick-off planned (Winter gathering)',
    links: [toSession],
  });
});

test('an order links to itself for users who may buy', () => {
  const order = { order_id: 7, reason: 'Order 2026-7' };
  expect(shown(order).links).toEqual([['Order 2026-7', '/dashboard/credits#order-7']]);
  cleanup();
  expect(shown(order, false)).toEqual({ text: 'Order 2026-7', links: [] });
});
