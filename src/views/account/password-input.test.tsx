// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PasswordInput } from './password-input.tsx';

it('a password is shown and hidden by keyboard as well', () => {
  render(<PasswordInput label="Secret" defaultValue="a lantern" />);
  const field = screen.getByLabelText('Secret') as HTMLInputElement;
  const toggle = screen.getByLabelText('Toggle password visibility');
  expect(toggle.tabIndex).toBe(0);
  fireEvent.click(toggle);
  expect([field.type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  fireEvent.click(toggle);
  expect([field.type, toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
});
