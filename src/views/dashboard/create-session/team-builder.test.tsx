// @vitest-environment jsdom
import { HeadlessMantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { it, vi } from 'vitest';
import { emptyDraft, type SessionDraft } from '../../../machines/create-session/session-draft.ts';
import { TeamBuilder } from './team-builder.tsx';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

function Builder() {
  const [draft, setDraft] = useState<SessionDraft>({
    ...emptyDraft('key', 'Europe/Lisbon'),
    peopleText: 'Ana Silva <ana@acme.test>\nBo Lind <bo@acme.test>',
  });
  return <TeamBuilder draft={draft} change={(change) => setDraft((now) => ({ ...now, ...change }))} />;
}

it('says that everybody is selected where nobody is left to keep apart', async () => {
  render(<Builder />, { wrapper: HeadlessMantineProvider });
  const field = screen.getByLabelText('Keep apart', { selector: 'input' });
  fireEvent.click(field);
  fireEvent.click(await screen.findByText('Ana Silva'));
  fireEvent.change(field, { target: { value: 'nobody' } });
  await screen.findByText('No matching guest');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(await screen.findByText('Bo Lind'));
  await screen.findByText('Everybody is selected');
});
