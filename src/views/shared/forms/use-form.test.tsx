// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useForm } from './use-form.ts';

afterEach(cleanup);

const send = vi.fn();
const onErrors = vi.fn();

function Door({ label }: { label: string }) {
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (text) => (text.includes('@') ? null : 'Not an address'),
      password: (text, { email }) => (text !== '' && text !== email ? null : 'Not a password'),
    },
  });
  const { error, ...email } = form.getInputProps('email');
  const { error: fault, ...password } = form.getInputProps('password');
  return (
    <form aria-label={label} onSubmit={form.onSubmit(send, onErrors)}>
      <input aria-label={`${label} email`} {...email} />
      <input aria-label={`${label} password`} {...password} />
      <output aria-label={`${label} faults`}>{[error, fault].filter(Boolean).join(', ')}</output>
      <button type="button" onClick={form.reset}>{`Reset ${label}`}</button>
      <button
        type="button"
        onClick={() => form.getInputNode('password')?.focus()}
      >{`Lead to ${label}`}</button>
      <button type="button" onClick={() => form.setErrors({ email: 'Taken' })}>{`Refuse ${label}`}</button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Log in' }));
const faults = () => screen.getByLabelText('Log in faults').textContent;

test('values that its rules accept are sent, others are not, and each error is at its field', () => {
  render(<Door label="Log in" />);
  submit();
  expect(faults()).toBe('Not an address, Not a password');
  expect(onErrors).toHaveBeenLastCalledWith({ email: 'Not an address', password: 'Not a password' });
  type('Log in email', 'ana@acme.test');
  expect(faults()).toBe('Not a password');
  type('Log in password', 'ana@acme.test');
  submit();
  expect([faults(), send.mock.calls]).toEqual(['Not a password', []]);
  type('Log in password', 'a lantern');
  submit();
  expect([faults(), send.mock.calls]).toEqual(['', [[{ email: 'ana@acme.test', password: 'a lantern' }]]]);
});

test('a value typed and submitted within one event is submitted', () => {
  render(<Door label="Log in" />);
  send.mockClear();
  type('Log in email', 'ana@acme.test');
  type('Log in password', 'a lantern');
  submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'ana@acme.test', password: 'a lantern' });
});

test('shows a server’s refusal at its field until that is changed; a reset clears texts and errors', () => {
  render(<Door label="Log in" />);
  type('Log in email', 'ana@acme.test');
  press('Refuse Log in');
  expect(faults()).toBe('Taken');
  type('Log in password', 'a lantern');
  expect(faults()).toBe('Taken');
  press('Reset Log in');
  expect([faults(), field('Log in email').value, field('Log in password').value]).toEqual(['', '', '']);
});

test('two forms of a page with fields of one name lead each to its own', () => {
  render(
    <>
      <Door label="Log in" />
      <Door label="Sign up" />
    </>,
  );
  press('Lead to Sign up');
  expect(document.activeElement).toBe(field('Sign up password'));
});
