import { AxiosError, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { vi } from 'vitest';
import type { ApiError } from './api-error.ts';
import { createHttpClient } from './http-client.ts';
import { requestFailures } from '#contract/words/en/request-failures.ts';
import { createTransport } from './transport.ts';

export type Answer =
  | { status: number; data?: unknown; headers?: Record<string, string>; takesMs?: number }
  | 'network'
  | 'timeout';

export function createTestClient(answers: Answer[] = []) {
  const requests: InternalAxiosRequestConfig[] = [];
  const time = { now: 0 };
  const adapter: AxiosAdapter = async (config) => {
    requests.push(config);
    const answer = answers.shift() ?? { status: 200, data: {} };
    if (answer === 'network') throw new AxiosError('Network Error', 'ERR_NETWORK', config);
    if (answer === 'timeout') throw new AxiosError('timeout', 'ECONNABORTED', config);
    time.now += answer.takesMs ?? 0;
    const response: AxiosResponse = {
      status: answer.status,
      statusText: '',
      data: answer.data ?? {},
      headers: answer.headers ?? {},
      config,
    };
    if (answer.status < 400) return response;
    throw new AxiosError('refused', 'ERR_BAD', config, undefined, response);
  };
  const seams = {
    ensureCsrf: vi.fn(async (_force: boolean) => undefined),
    onUnauthenticated: vi.fn(),
    onSlow: vi.fn(),
    onDate: vi.fn(),
  };
  const http = createHttpClient({
    pagePath: () => '/dashboard',
    readToken: (kind) => `${kind}-token`,
    readLanguage: () => 'de',
    now: () => time.now,
    loadTransport: async () =>
      createTransport({ baseUrl: '', loadFailureWords: async () => requestFailures, adapter }),
    ...seams,
  });
  return { http, requests, ...seams };
}

export const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: ApiError) => error,
  );
