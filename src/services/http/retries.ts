import type { AxiosError, AxiosInstance } from 'axios';
import axiosRetry from 'axios-retry';
import { request as limits } from '#contract/business-constants.ts';

const retryDelayMs = 300;

/** GET once, on the listed statuses or when no answer came; every other method never. */
export function applyRetries(instance: AxiosInstance): void {
  axiosRetry(instance, {
    retries: limits.retries.GET,
    retryCondition: isRetryable,
    retryDelay: () => retryDelayMs,
  });
}

function isRetryable(error: AxiosError): boolean {
  if (error.config?.method?.toUpperCase() !== 'GET') return false;
  if (!error.response) return error.code === 'ERR_NETWORK';
  if (Number(error.response.headers['retry-after']) * 1000 > retryDelayMs) return false;
  return (limits.retryStatuses as readonly number[]).includes(error.response.status);
}
