// @vitest-environment jsdom
import { HeadlessMantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { HttpClient } from '../../../services/http/http-client.ts';
import { consumerCalls } from '#contract/calls/consumers.ts';
import { TestViewActors } from '../../../machines/view-actors/view-actors-fixtures.tsx';
import { ServicesContext } from '../../../services-context.tsx';
import { ApiError } from '../../../services/http/api-error.ts';
import { createServiceRegistry } from '../../../services/service-registry.ts';
import { KnownPeople } from './known-people.tsx';

vi.mock('../../../react/use-dashboard.ts', () => ({ usePeopleChanges: () => () => () => undefined }));

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const ana = {
  id: 1,
  first_name: 'Ana',
  last_name: 'Silva',
  email: 'ana@acme.test',
  department: '',
  tags: [],
  sessions: 0,
};

it('says of people on the list that they are on it, and of groups that they did not load', async () => {
  let isBroken = true;
  const call = async (name: unknown, { query }: { query?: { search?: string } } = {}) => {
    if (name !== consumerCalls.groups) {
      const isFound = 'ana silva'.includes(query?.search ?? '');
      return { consumers: isFound ? [ana] : [], next_cursor: null };
    }
    if (isBroken) throw new ApiError({ kind: 'server', status: 500, message: 'Something went wrong.' });
    return { departments: [{ name: 'Sales', people: 1 }], tags: [] };
  };
  const services = createServiceRegistry({ call } as Partial<HttpClient> as HttpClient);
  render(
    <HeadlessMantineProvider>
      <ServicesContext value={services}>
        <KnownPeople taken={new Set([ana.email])} onChoose={() => undefined} />
      </ServicesContext>
    </HeadlessMantineProvider>,
    { wrapper: TestViewActors },
  );
  await screen.findByText('Your departments and tags didn’t load. Something went wrong.');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Department or tag');

  const field = screen.getByLabelText('Your people', { selector: 'input' });
  fireEvent.click(field);
  await screen.findByText('Everybody is already on the list');
  fireEvent.change(field, { target: { value: 'ana' } });
  await screen.findByText('Every match is already on the list');
  fireEvent.change(field, { target: { value: 'nobody' } });
  await screen.findByText('No match');
  expect(screen.queryByText('Every match is already on the list')).toBeNull();
});
