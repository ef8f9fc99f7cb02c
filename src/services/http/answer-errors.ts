import type { ApiFailure } from '#contract/calls/schemas/api-failure.ts';
import { type ErrorCode, errorCatalogue, errorMessage } from '#contract/words/error-catalogue.ts';
import { requestMessages } from '#contract/words/request-messages.ts';
import { ApiError } from './api-error.ts';

export type Answer = { status: number; data: unknown; headers: Readonly<Record<string, unknown>> };

/** What an answer of 4xx or 5xx says. */
export function errorOfAnswer({ status, data, headers }: Answer, options?: ErrorOptions): ApiError {
  const failure = asFailure(data);
  const retryAfter = Number(headers['retry-after']);
  const catalogued = failure.code !== undefined && Object.hasOwn(errorCatalogue, failure.code);
  return new ApiError(
    {
      kind: status >= 500 ? 'server' : 'client',
      status,
      message: messageFor(status, failure, catalogued),
      code: failure.code,
      fieldErrors: failure.errors,
      reason: failure.reason,
      requestId: failure.requestId ?? textOrUndefined(headers['x-request-id']),
      retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined,
    },
    options,
  );
}

function messageFor(status: number, failure: Partial<ApiFailure>, catalogued: boolean): string {
  if (catalogued) return errorCatalogue[failure.code as ErrorCode];
  if (status >= 500) return requestMessages.server;
  if (failure.message) return failure.message;
  return failure.code === undefined ? `Request failed with status ${status}` : errorMessage(failure.code);
}

function asFailure(data: unknown): Partial<ApiFailure> {
  return typeof data === 'object' && data !== null ? (data as Partial<ApiFailure>) : {};
}

function textOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
