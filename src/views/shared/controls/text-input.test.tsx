// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextInput } from './text-input.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Work email' });
const described = () =>
  field()
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('a field is named by its label alone, though it is marked as required', () => {
  render(<TextInput label="Work email" required />);
  expect(field().required).toBe(true);
  expect(field().getAttribute('aria-invalid')).toBeNull();
  expect(described()).toBeUndefined();
});

test('is described by its error first, then its description and others', () => {
  render(
    <>
      <p id="question">Where do we answer?</p>
      <TextInput
        label="Work email"
        description="We answer to it."
        error="This is no address."
        aria-describedby="question"
      />
    </>,
  );
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(described()).toEqual(['This is no address.', 'We answer to it.', 'Where do we answer?']);
});
