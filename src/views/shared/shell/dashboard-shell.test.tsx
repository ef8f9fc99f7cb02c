// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { DashboardShell } from './dashboard-shell.tsx';

const links = [
  { to: '/dashboard', label: 'Home', icon: null, end: true },
  { to: '/dashboard/createConsumer', label: 'People', icon: null, covers: '/dashboard/people/' },
];

it.each([
  ['/dashboard', ['Home']],
  ['/dashboard/createConsumer', ['People']],
  ['/dashboard/people/7', ['People']],
  ['/dashboard/credits', []],
])('the menu marks where %s belongs', (address, marked) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <DashboardShell links={links} companyName="" creditsChip={null} userMenu={null}>
        {null}
      </DashboardShell>
    </MemoryRouter>,
  );
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(marked);
});
