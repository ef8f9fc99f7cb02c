// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { trialCalls } from '#contract/calls/trial.ts';
import { TestViewActors } from '../../../machines/view-actors/view-actors-fixtures.tsx';
import { ServicesContext } from '../../../services-context.tsx';
import { ApiError } from '../../../services/http/api-error.ts';
import type { HttpClient } from '../../../services/http/http-client.ts';
import { createServiceRegistry } from '../../../services/service-registry.ts';
import { FirstSteps } from './first-steps.tsx';

it('without plans shows three steps, and offers a trial with bots or the reason why not', async () => {
  const message = 'Too many requests. Please try again later.';
  const call = vi.fn(async (_call: unknown) =>
    Promise.reject(new ApiError({ kind: 'client', status: 429, message })),
  );
  const services = createServiceRegistry({ call } as Partial<HttpClient> as HttpClient);
  render(
    <MemoryRouter>
      <ServicesContext value={services}>
        <FirstSteps createButton={<a href="/">Create session</a>} />
      </ServicesContext>
    </MemoryRouter>,
    { wrapper: TestViewActors },
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  screen.getByRole('link', { name: 'Create session' });
  fireEvent.click(screen.getByRole('button', { name: 'Try it with four bots' }));
  expect(await screen.findByText(new RegExp(message))).toBeTruthy();
  expect(call.mock.calls.map(([asked]) => asked)).toEqual([trialCalls.start]);
});
