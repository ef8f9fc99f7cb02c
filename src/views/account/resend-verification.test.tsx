// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { identityCalls } from '#contract/calls/identity.ts';
import { TestViewActors } from '../../machines/view-actors/view-actors-fixtures.tsx';
import { ServicesContext } from '../../services-context.tsx';
import { ApiError } from '../../services/http/api-error.ts';
import type { HttpClient } from '../../services/http/http-client.ts';
import { createServiceRegistry } from '../../services/service-registry.ts';
import { ResendVerification } from './resend-verification.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 1_000_000 });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(sentAt?: number) {
  const call = vi.fn(async (): Promise<unknown> => ({ message: '' }));
  const services = createServiceRegistry({ call } as Partial<HttpClient> as HttpClient);
  render(
    <MantineProvider env="test">
      <ServicesContext value={services}>
        <ResendVerification email="ana@firm.example" sentAt={sentAt} />
      </ServicesContext>
    </MantineProvider>,
    { wrapper: TestViewActors },
  );
  const button = () => screen.getByRole<HTMLButtonElement>('button');
  const label = () => [button().textContent, button().disabled];
  const press = () => act(async () => void fireEvent.click(button()));
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  return { call, label, pass, press };
}

describe('the verification link', () => {
  test('is sent again, and then not for 60 s', async () => {
    const { call, label, pass, press } = show();
    expect(label()).toEqual(['Send the link again', false]);
    await press();
    expect(call.mock.calls).toEqual([
      [identityCalls.resendVerification, { body: { email: 'ana@firm.example' } }],
    ]);
    expect(screen.getByRole('status').textContent).toBe(
      'If ana@firm.example still needs to be confirmed, a new link is on its way.',
    );
    expect(label()).toEqual(['Send again in 60 s', true]);
    await pass(59_000);
    expect(label()).toEqual(['Send again in 1 s', true]);
    await pass(1000);
    expect(label()).toEqual(['Send the link again', false]);
  });

  test('is waited for where one has just been sent', async () => {
    const { label, pass } = show(1_000_000 - 20_000);
    expect(label()).toEqual(['Send again in 40 s', true]);
    await pass(40_000);
    expect(label()).toEqual(['Send the link again', false]);
  });

  test.each([-3_600_000, 61_000])('is not waited for when it seems to be of %i ms ago', (ago) => {
    expect(show(1_000_000 - ago).label()).toEqual(['Send the link again', false]);
  });

  test('waits as long as the server asks', async () => {
    const { call, label, press } = show();
    const refusal = {
      kind: 'client',
      status: 429,
      message: 'Too Many Attempts.',
      retryAfterSeconds: 42,
    } as const;
    call.mockRejectedValueOnce(new ApiError(refusal));
    await press();
    expect(screen.getByRole('status').textContent).toBe('Too Many Attempts.');
    expect(label()).toEqual(['Send again in 42 s', true]);
  });
});
