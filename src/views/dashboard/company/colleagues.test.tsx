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
import { Colleagues } from './colleagues.tsx';

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
        <Colleagues mayManage={mayManage} ownId={olga.id} />
      </ServicesContext>
    </MemoryRouter>,
    { wrapper: TestViewActors },
  );
  await screen.findByText('ben@acme.test');
}

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const actsOf = (name: string) =>
  screen
    .queryAllByRole('button', { name: new RegExp(`^(Change role of|Remove) ${name}`) })
    .map(({ textContent }) => textContent);
async function turn(button: string, role: string) {
  await press(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Role'), { target: { value: role } });
  await press(dialog.getByRole('button', { name: 'Change role' }));
}

it('an owner makes another, and may then take a lesser role', async () => {
  await show();
  expect([actsOf('Olga Owner'), actsOf('Ben Ruiz')]).toEqual([[], ['Change role', 'Remove']]);
  await turn('Change role of Ben Ruiz', '2');
  expect([actsOf('Olga Owner'), actsOf('Ben Ruiz')]).toEqual([['Change role'], ['Change role']]);
  expect(refetchUser).not.toHaveBeenCalled();
  await turn('Change role of Olga Owner', '6');
  expect(changes).toEqual([
    { id: '2', user_type_id: 2 },
    { id: '1', user_type_id: 6 },
  ]);
  expect(refetchUser).toHaveBeenCalledOnce();
});

it('the dialog describes the chosen role, and sends nothing if it is unchanged', async () => {
  await show();
  await press(screen.getByRole('button', { name: 'Change role of Ben Ruiz' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Role'), { target: { value: '6' } });
  expect(dialog.getByRole('status').textContent).toBe('They can read the company’s reports.');
  fireEvent.change(dialog.getByLabelText('Role'), { target: { value: '4' } });
  await press(dialog.getByRole('button', { name: 'Change role' }));
  expect([screen.queryByRole('dialog'), changes]).toEqual([null, []]);
});

it('a refusal is shown in its own dialog only', async () => {
  admins = [olga, ben, { ...ben, id: 3, first_name: 'Cy', last_name: 'Young', email: 'cy@acme.test' }];
  isRefused = true;
  await show();
  await turn('Change role of Ben Ruiz', '2');
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe(refusal);
  await press(screen.getByRole('button', { name: 'Cancel' }));
  await press(screen.getByRole('button', { name: 'Change role of Cy Young' }));
  expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull();
});

it('a sub-administrator cannot change roles, and sees what each may do', async () => {
  await show(false);
  expect([actsOf('Olga Owner'), actsOf('Ben Ruiz')]).toEqual([[], []]);
  const rights = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(rights[0]).toBe('PermissionCompany OwnerSub-AdministratorFacilitatorReader');
  const answers = (right: RegExp) =>
    within(screen.getByRole('row', { name: right, hidden: true }))
      .getAllByRole('img', { hidden: true })
      .map((icon) => icon.getAttribute('aria-label'));
  expect(answers(/^Buy credits/)).toEqual(['Yes', 'No', 'No', 'No']);
  expect(answers(/^Run sessions/)).toEqual(['Yes', 'Yes', 'Yes', 'No']);
  expect(answers(/^See credits/)).toEqual(['Yes', 'Yes', 'No', 'No']);
  expect(answers(/^Read reports/)).toEqual(['Yes', 'No', 'No', 'Yes']);
});
