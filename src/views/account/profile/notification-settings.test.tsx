// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { companyCalls } from '#contract/calls/company.ts';
import { notificationCalls } from '#contract/calls/notifications.ts';
import { notificationKinds } from '#contract/rules/people/notification-kinds.ts';
import { TestViewActors } from '../../../machines/view-actors/view-actors-fixtures.tsx';
import { useCompany } from '../../../react/use-company-settings.ts';
import { ServicesContext } from '../../../services-context.tsx';
import { ApiError } from '../../../services/http/api-error.ts';
import type { HttpClient } from '../../../services/http/http-client.ts';
import { createServiceRegistry } from '../../../services/service-registry.ts';
import { EntrySettings } from '../../dashboard/company/entry-settings.tsx';
import { NotificationSettings } from './notification-settings.tsx';

const Entry = () => <EntrySettings company={useCompany()} />;

vi.mock('../../../app-context.tsx', () => ({ useToasts: () => ({ success: () => undefined }) }));

const all = notificationKinds.map((kind) => ({ kind, wanted: true }));
const refused = () => new ApiError({ kind: 'network', status: 0, message: 'No line' });

/** The settings, whose server answers when the test says so. */
function show(settings: ReactNode) {
  const asked: { call: unknown; answer: (data: unknown) => void; refuse: () => void }[] = [];
  const call = (name: unknown) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    asked.push({ call: name, answer: resolve, refuse: () => reject(refused()) });
    return promise;
  };
  const services = createServiceRegistry({ call } as Partial<HttpClient> as HttpClient);
  render(
    <MemoryRouter>
      <ServicesContext value={services}>{settings}</ServicesContext>
    </MemoryRouter>,
    { wrapper: TestViewActors },
  );
  const last = () => {
    const one = asked.at(-1);
    if (!one) throw new Error('nothing was asked');
    return one;
  };
  return {
    last,
    answer: (data: unknown) => act(async () => last().answer(data)),
    refuse: () => act(async () => last().refuse()),
  };
}

const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const press = (name: string) => act(async () => void fireEvent.click(toggle(name)));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('a mail switch keeps its new position while saving and after, and the others are unchanged', async () => {
  const { last, answer } = show(<NotificationSettings />);
  await answer({ notifications: all });
  await press('Results');
  expect(last().call).toBe(notificationCalls.save);
  expect([toggle('Results').checked, toggle('Who can’t come').checked]).toEqual([false, true]);
  await answer({ notifications: all.map((one) => ({ ...one, wanted: one.kind !== 'results' })) });
  expect([toggle('Results').checked, toggle('Results').disabled]).toEqual([false, false]);
});

it('a mail switch reverts when saving fails, and shows the error', async () => {
  const { answer, refuse } = show(<NotificationSettings />);
  await answer({ notifications: all });
  await press('Results');
  await refuse();
  expect(toggle('Results').checked).toBe(true);
  expect(alerts()).toEqual(['Not saved: No line']);
});

it('the way to join keeps its new position while saving, and reverts on failure', async () => {
  const { last, answer, refuse } = show(<Entry />);
  await answer({ confirm_address: false, version: 1 });
  const name = 'Ask for an email code before joining';
  await press(name);
  expect(last().call).toBe(companyCalls.saveSettings);
  expect(toggle(name).checked).toBe(true);
  await refuse();
  expect([toggle(name).checked, alerts()]).toEqual([false, ['Not saved: No line']]);
  await press(name);
  await answer({ confirm_address: true, version: 2 });
  expect([toggle(name).checked, alerts()]).toEqual([true, []]);
});

it.each([
  ['mails', <NotificationSettings key="mails" />, { notifications: all }, notificationKinds.length],
  ['how people join', <Entry key="entry" />, { confirm_address: true }, 1],
])(
  '%s: what is on its way has the words and the shape of what comes, and is no switch',
  async (_, settings, data, count) => {
    const { answer } = show(settings);
    const shape = () => document.querySelectorAll('[data-switch]').length;
    expect([screen.queryAllByRole('switch'), shape()]).toEqual([[], count]);
    const words = document.body.textContent;
    expect(screen.getByRole('status').getAttribute('aria-label')).toMatch(/^Loading/);
    await answer(data);
    expect([screen.getAllByRole('switch').length, shape()]).toEqual([count, count]);
    expect(document.body.textContent).toBe(words);
    expect(screen.queryByRole('status')).toBeNull();
  },
);
