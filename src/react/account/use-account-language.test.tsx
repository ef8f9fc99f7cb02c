// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TestViewActors } from '../../machines/view-actors/view-actors-fixtures.tsx';
import { ServicesContext } from '../../services-context.tsx';
import { ApiError } from '../../services/http/api-error.ts';
import type { HttpClient } from '../../services/http/http-client.ts';
import { createServiceRegistry } from '../../services/service-registry.ts';
import { useAccountLanguage } from './use-account-language.ts';

const { error } = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock('../../app-context.tsx', () => ({ useToasts: () => ({ error }) }));

it('says in a toast that the account has not kept the language', async () => {
  const call = () => Promise.reject(new ApiError({ kind: 'network', status: 0, message: 'No line' }));
  const services = createServiceRegistry({ call } as Partial<HttpClient> as HttpClient);
  const { result } = renderHook(useAccountLanguage, {
    wrapper: ({ children }) => (
      <TestViewActors>
        <ServicesContext value={services}>{children}</ServicesContext>
      </TestViewActors>
    ),
  });
  await act(async () => result.current('de'));
  expect(error.mock.calls).toEqual([['No line']]);
});
