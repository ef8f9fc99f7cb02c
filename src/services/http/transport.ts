import axios, { type AxiosAdapter, type AxiosError, isAxiosError } from 'axios';
import axiosRetry from 'axios-retry';
import { request as limits } from '#contract/rules/business-constants.ts';
import type { RequestFailureWords } from '#contract/words/en/request-failures.ts';
import { errorOfAnswer } from './answer-errors.ts';
import { type ApiError, withoutAnswer } from './api-error.ts';
import { fileOf } from './file-of.ts';
import { openEventStream, type ServerSentEvent } from '../event-stream/event-stream.ts';

export interface OutgoingRequest {
  method: string;
  url: string;
  params?: URLSearchParams;
  data?: unknown;
  signal?: AbortSignal;
  responseType?: 'json' | 'blob';
  headers?: Record<string, string>;
  /** Without retries: the caller has its own rules. */
  isTriedOnce?: boolean;
  /** Without a timeout. */
  isLong?: boolean | undefined;
}

/** Sends requests. Rejects with an `ApiError`. */
export interface Transport {
  /** `date` is the answer's header. */
  send<Answer>(request: OutgoingRequest): Promise<{ data: Answer; date: unknown }>;
  /** Server-Sent Events until the server ends them or `signal` aborts. */
  stream(path: string, token: string | null, signal: AbortSignal): AsyncIterable<ServerSentEvent>;
}

export interface TransportOptions {
  baseUrl: string;
  /** In the current language of the page. */
  loadFailureWords(): Promise<RequestFailureWords>;
  /** For tests. */
  adapter?: AxiosAdapter;
}

/** Requests by axios, with the cookies and the limits of docs/rules.md, Requests. */
export function createTransport({ baseUrl, loadFailureWords, adapter }: TransportOptions): Transport {
  const instance = axios.create({
    baseURL: baseUrl,
    withCredentials: true,
    withXSRFToken: true,
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
    ...(adapter ? { adapter } : {}),
  });
  axiosRetry(instance, {
    retryCondition: isRetryable,
    retryDelay: (_count, error) => Math.max(retryDelayMs, retryAfterMs(error)),
  });
  return {
    async send<Answer>({ isTriedOnce, isLong, ...request }: OutgoingRequest) {
      try {
        const { data, headers } = await instance.request<Answer>({
          ...request,
          timeout: isLong ? 0 : limits.timeoutMs,
          'axios-retry': { retries: isTriedOnce ? 0 : retriesOf(request.method) },
        });
        const isFile = request.responseType === 'blob';
        return {
          data: isFile ? (fileOf(data as Blob, headers['content-disposition']) as Answer) : data,
          date: headers.date,
        };
      } catch (error) {
        throw errorOf(error, await loadFailureWords());
      }
    },
    stream: (path, token, signal) => openEventStream(`${baseUrl}${path}`, token, signal, loadFailureWords),
  };
}

const retryDelayMs = 300;
/** A longer delay is reported as a failure instead. */
const longestDelayMs = 5000;

function retriesOf(method: string): number {
  return method in limits.retries ? limits.retries[method as keyof typeof limits.retries] : 0;
}

/** Retries on the listed statuses or without a response. A short Retry-After is respected. */
function isRetryable(error: AxiosError): boolean {
  if (!error.response) return error.code === 'ERR_NETWORK';
  if (retryAfterMs(error) > longestDelayMs) return false;
  return (limits.retryStatuses as readonly number[]).includes(error.response.status);
}

function retryAfterMs({ response }: AxiosError): number {
  return (Number(response?.headers['retry-after']) || 0) * 1000;
}

/** An error of axios. */
function errorOf(error: unknown, words: RequestFailureWords): ApiError {
  const { code, response }: Partial<AxiosError> = isAxiosError(error) ? error : {};
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return withoutAnswer('timeout', words, error);
  if (code === 'ERR_CANCELED') return withoutAnswer('cancelled', words, error);
  if (!response) return withoutAnswer('network', words, error);
  return errorOfAnswer(response, words, { cause: error });
}
