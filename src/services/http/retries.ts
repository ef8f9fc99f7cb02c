import type { AxiosError, AxiosInstance } from 'axios';
import axiosRetry from 'axios-retry';
import { request as limits } from '#contract/rules/business-constants.ts';

const retryDelayMs = 300;
/** Whoever is asked to wait longer is told of the failure instead. */
const longestDelayMs = 5000;

/** GET once, on the listed statuses or when no answer came; every other method never. A short Retry-After is kept. */
export function applyRetries(instance: AxiosInstance): void {
  axiosRetry(instance, {
    retries: limits.retries.GET,
    retryCondition: isRetryable,
    retryDelay: (_count, error) => Math.max(retryDelayMs, retryAfterMs(error)),
  });
}

function isRetryable(error: AxiosError): boolean {
  if (error.config?.method?.toUpperCase() !== 'GET') return false;
  if (!error.response) return error.code === 'ERR_NETWORK';
  if (retryAfterMs(error) > longestDelayMs) return false;
  return (limits.retryStatuses as readonly number[]).includes(error.response.status);
}

function retryAfterMs({ response }: AxiosError): number {
  return (Number(response?.headers['retry-after']) || 0) * 1000;
}
