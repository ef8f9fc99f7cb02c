// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

function MenuWithDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button">More actions</button>
      {isOpen ? null : (
        <div role="menu">
          <button type="button" role="menuitem" onClick={() => setOpen(true)}>
            Rename
          </button>
        </div>
      )}
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Rename">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

it('keeps the focus that the menu it was opened from gives back to its button, and returns it there', () => {
  render(<MenuWithDialog />);
  const item = screen.getByRole('menuitem');
  item.focus();
  fireEvent.click(item);
  const field = screen.getByLabelText('Name');
  expect(document.activeElement).toBe(field);
  const button = screen.getByText('More actions');
  act(() => button.focus());
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(document.activeElement).toBe(button);
});
