// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { companyAdminCalls } from '#contract/calls/company-admins.ts';
import { TestViewActors } from '../../../machines/view-actors/view-actors-fixtures.tsx';
import { ServicesContext } from '../../../services-context.tsx';
import { ApiError } from '../../../services/http/api-error.ts';
import type { HttpClient } from '../../../services/http/http-client.ts';
import { createServiceRegistry } from '../../../services/service-registry.ts';
import { SubAdministrators } from './sub-administrators.tsx';

const refetchUser = vi.fn();
vi.mock('../../../app-context.tsx', () => ({
  useToasts: () => ({ success: () => undefined }),
  useServerNow: () => () => 0,
}));
vi.mock('../../../machines/admin-auth/use-admin-auth.tsx', () => ({
  useAdminAuthVerbs: () => ({ refetchUser }),
}));

const olga = { id: 1, first_name: 'Olga', last_name: 'Owner', email: 'olga@acme.test', user_type_id: 2 };
const ben = { id: 2, first_name: 'Ben', last_name: 'Ruiz', email: 'ben@acme.test', user_type_id: 4 };
const refusal = 'A company keeps at least one owner. Make someone else an owner first.';

let admins: (typeof olga)[];
let changes: unknown[];
let isRefused: boolean;
beforeEach(() => {
  admins = [olga, ben];
  changes = [];
  isRefused = false;
  refetchUser.mockClear();
});

async function show(mayManage = true) {
  const call = async (name: unknown, options?: { params?: { id: string }; body?: unknown }) => {
    if (name === companyAdminCalls.list) return { admins, invitations: [] };
    changes.push({ ...options?.params, ...(options?.body as object) });
    if (isRefused) throw new ApiError({ kind: 'client', status: 409, message: refusal });
    admins = admins.map((admin) =>
      String(admin.id) === options?.params?.id
        ? { ...admin, ...(options.body as { user_type_id: number }) }
        : admin,
    );
    return undefined;
  };
  const services = createServiceRegistry({ call } as Partial<HttpClient> as HttpClient);
  render(
    <MemoryRouter>
      <ServicesContext value={services}>
        <SubAdministrators mayManage={mayManage} ownId={olga.id} />
      </ServicesContext>
    </MemoryRouter>,
    { wrapper: TestViewActors },
  );
  await screen.findByText('ben@acme.test');
}

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const actsOf = (name: string) =>
  screen.queryAllByRole('button', { name: new RegExp(name) }).map(({ textContent }) => textContent);
const confirm = async (act: string) =>
  press(within(await screen.findByRole('dialog')).getByRole('button', { name: act }));

it('an owner makes another, and may then become a sub-administrator', async () => {
  await show();
  expect([actsOf('Olga Owner'), actsOf('Ben Ruiz')]).toEqual([[], ['Make owner', 'Remove']]);
  await press(screen.getByRole('button', { name: 'Make Ben Ruiz an owner' }));
  await confirm('Make owner');
  expect([actsOf('Olga Owner'), actsOf('Ben Ruiz')]).toEqual([
    ['Make sub-administrator'],
    ['Make sub-administrator'],
  ]);
  expect(refetchUser).not.toHaveBeenCalled();
  await press(screen.getByRole('button', { name: 'Make Olga Owner a sub-administrator' }));
  await confirm('Make sub-administrator');
  expect(changes).toEqual([
    { id: '2', user_type_id: 2 },
    { id: '1', user_type_id: 4 },
  ]);
  expect(refetchUser).toHaveBeenCalledOnce();
});

it('a refusal is read in the dialog, and not in that of somebody else', async () => {
  admins = [olga, ben, { ...ben, id: 3, first_name: 'Cy', last_name: 'Young', email: 'cy@acme.test' }];
  isRefused = true;
  await show();
  await press(screen.getByRole('button', { name: 'Make Ben Ruiz an owner' }));
  await confirm('Make owner');
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe(refusal);
  await press(screen.getByRole('button', { name: 'Cancel' }));
  await press(screen.getByRole('button', { name: 'Make Cy Young an owner' }));
  expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull();
});

it('a sub-administrator changes nobody, and reads what each role may do', async () => {
  await show(false);
  expect([actsOf('Olga Owner'), actsOf('Ben Ruiz')]).toEqual([[], []]);
  const rights = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(rights[0]).toBe('MayCompany OwnerSub-Administrator');
  const row = screen.getByRole('row', { name: /^Buy credits/, hidden: true });
  expect(
    within(row)
      .getAllByRole('img', { hidden: true })
      .map((icon) => icon.getAttribute('aria-label')),
  ).toEqual(['Yes', 'No']);
});
