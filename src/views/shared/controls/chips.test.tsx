// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Chips } from './chips.tsx';

test('shows the chosen chip, and emits another choice', () => {
  const onChange = vi.fn();
  const choices = [
    { value: '', label: 'Everything' },
    { value: 'design', label: 'Design' },
  ];
  render(<Chips label="Show" value="" choices={choices} onChange={onChange} />);
  const chip = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect([chip('Everything').checked, chip('Design').checked]).toEqual([true, false]);
  fireEvent.click(chip('Design'));
  expect(onChange.mock.calls).toEqual([['design']]);
});
