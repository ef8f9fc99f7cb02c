// @vitest-environment jsdom
import { HeadlessMantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Seat, SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { SessionActs } from '../../../../react/use-session-acts.ts';
import { SessionPeople } from './session-people.tsx';

const seat = (index: number): Seat =>
  ({
    id: `seat-${index}`,
    first_name: `Person${index}`,
    last_name: index === 119 ? 'Zuletzt' : 'Silva',
    email: `person${index}@acme.test`,
    team_id: 1,
    state: 'sent',
    check: null,
    refusal: null,
    another_device_at: null,
  }) as Seat;

const session = (people: number) =>
  ({
    id: 's1',
    status: 'scheduled',
    teams: [{ id: 1, name: 'Owls' }],
    possible: ['invite', 'changeAttendees'],
    seats: Array.from({ length: people }, (_, index) => seat(index)),
  }) as unknown as SessionDetail;

const issue = vi.fn();
const acts = { possible: true, busy: false, issue } as unknown as SessionActs;
const show = (people: number) =>
  render(
    <HeadlessMantineProvider>
      <SessionPeople session={session(people)} acts={acts} onAdd={() => undefined} />
    </HeadlessMantineProvider>,
  );
const rows = () => document.querySelectorAll('tbody tr').length;
const button = (name: string) => screen.getByText(name).closest('button');

it('a long list of people is shown fifty at a time, found whole, and written to whole', () => {
  const page = show(120);
  expect(rows()).toBe(50);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('50 of 120 people are shown.');
  expect(button('Resend all invitations')).not.toBeNull();
  fireEvent.change(screen.getByLabelText('Find a guest'), { target: { value: 'zuletzt' } });
  expect(screen.getByText('Person119 Zuletzt')).toBeDefined();
  expect(rows()).toBe(1);
  fireEvent.change(screen.getByLabelText('Find a guest'), { target: { value: '' } });

  const more = button('Show 50 more') as HTMLElement;
  more.focus();
  fireEvent.click(more);
  expect(rows()).toBe(100);
  expect(document.activeElement).toBe(more);
  fireEvent.click(more);
  expect(rows()).toBe(120);
  expect(document.activeElement?.textContent).toBe('All 120 people are shown.');
  page.unmount();
});

it('a list of fifty shows no count', () => {
  const page = show(50);
  expect(rows()).toBe(50);
  expect(document.querySelector('[role="status"]')).toBeNull();
  page.unmount();
});

it('mails more than one person only after naming recipients and their number', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const states = ['sent', 'joined', 'bounced', 'declined'];
  const people = session(4);
  for (const [index, one] of people.seats.entries()) Object.assign(one, { state: states[index] });
  const page = render(
    <HeadlessMantineProvider>
      <SessionPeople session={people} acts={acts} onAdd={() => undefined} />
    </HeadlessMantineProvider>,
  );
  fireEvent.click(button('Resend all invitations') as HTMLElement);
  await screen.findByText('Send 3 invitations');
  expect(issue).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Send to'), { target: { value: 'bounced' } });
  fireEvent.click(screen.getByText('Send 1 invitation'));
  expect(issue.mock.calls).toEqual([[{ act: 'invite', id: 's1', seat_ids: ['seat-2'] }]]);
  page.unmount();
});
