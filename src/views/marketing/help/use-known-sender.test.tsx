// @vitest-environment jsdom
import { useForm } from '../../shared/forms/use-form.ts';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ContactRequest } from '#contract/calls/schemas/contact.ts';
import { createTestAdminAuth } from '../../../machines/admin-auth/admin-auth-fixtures.ts';
import { ActorsProvider } from '../../../actors-context.tsx';
import { useKnownSender } from './use-known-sender.ts';

const empty: Required<ContactRequest> = {
  name: '',
  email: '',
  topic: 'sales',
  message: '',
  session_id: '',
  website: '',
};

async function showForm() {
  const { actor } = await createTestAdminAuth();
  const { result } = renderHook(
    () => {
      const form = useForm({ initialValues: empty });
      useKnownSender(form);
      return form;
    },
    { wrapper: ({ children }) => <ActorsProvider actors={{ adminAuth: actor }}>{children}</ActorsProvider> },
  );
  const signIn = () =>
    act(async () => {
      actor.send({ type: 'login.submitted', email: 'ana@firm.example', password: 'x' });
      await new Promise((settled) => setImmediate(settled));
    });
  return { form: () => result.current, signIn };
}

test('fills a letter with the signed-in user as soon as it is known', async () => {
  const { form, signIn } = await showForm();
  expect(form().values).toEqual(empty);
  await signIn();
  expect(form().values).toEqual({ ...empty, name: 'Ana Ruiz', email: 'ana@firm.example' });
});

test('keeps text typed before that', async () => {
  const { form, signIn } = await showForm();
  act(() => form().setFieldValue('name', 'The whole team'));
  await signIn();
  expect(form().values).toEqual({ ...empty, name: 'The whole team', email: 'ana@firm.example' });
});
