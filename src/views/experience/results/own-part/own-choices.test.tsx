// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ConsentRequest } from '#contract/calls/schemas/experience.ts';
import type { Command } from '../../../../machines/command/use-command.tsx';
import { OwnChoices } from './own-choices.tsx';

const issue = vi.fn();
const choose: Command<ConsentRequest> = {
  issue,
  abort: () => undefined,
  possible: true,
  busy: false,
  underWay: undefined,
  done: false,
  failure: null,
};
const before: ConsentRequest = { share_personal: false, in_analysis: true };

const view = (choices: ConsentRequest, command: Partial<Command<ConsentRequest>> = {}) => (
  <OwnChoices choices={choices} choose={{ ...choose, ...command }} />
);
const show = () => screen.findByRole<HTMLInputElement>('switch', { name: /Show my part/ });

afterEach(() => {
  cleanup();
  issue.mockClear();
});

it('a choice is shown until the results confirm it, and the next click reverts it', async () => {
  const { rerender } = render(view(before));
  fireEvent.click(await show());
  rerender(view({ ...before }, { done: true }));
  expect((await show()).checked).toBe(true);
  fireEvent.click(await show());
  expect(issue.mock.calls).toEqual([[{ ...before, share_personal: true }], [before]]);
});

it('a failed choice reverts, and a choice of another page is shown', async () => {
  const { rerender } = render(view(before));
  fireEvent.click(await show());
  rerender(view(before, { failure: { message: 'Offline' } as never }));
  expect((await show()).checked).toBe(false);
  rerender(view({ ...before, share_personal: true }));
  expect((await show()).checked).toBe(true);
  rerender(view(before));
  expect((await show()).checked).toBe(false);
});
