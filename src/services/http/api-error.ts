import type { ApiFailure } from '#contract/calls/schemas/api-failure.ts';
import { type ErrorCode, errorCatalogue, errorMessage } from '#contract/words/error-catalogue.ts';

export type ApiErrorKind = 'timeout' | 'network' | 'server' | 'client' | 'cancelled';

export const requestMessages = {
  timeout: 'Request timed out. Please try again.',
  network: 'Unable to connect to the server. Please check your connection.',
  server: 'Server error. Please try again later.',
  cancelled: 'The request was cancelled.',
} as const;

const unauthenticated = /^Unauthenticated\.?$/;

type ApiErrorFacts = {
  kind: ApiErrorKind;
  status: number;
  message: string;
  code?: string | undefined;
  fieldErrors?: Record<string, string[]> | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
};

/** A failed request as every machine sees it. `status` is 0 where no answer came; `message` may be shown to a person. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: string | undefined;
  readonly fieldErrors: Record<string, string[]>;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(facts: ApiErrorFacts, options?: ErrorOptions) {
    super(facts.message, options);
    this.name = 'ApiError';
    this.kind = facts.kind;
    this.status = facts.status;
    this.code = facts.code;
    this.fieldErrors = facts.fieldErrors ?? {};
    this.requestId = facts.requestId;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

/** The participant's place was given up by the organiser; `fieldErrors.seat` says by whom. */
const placeGivenUp: ErrorCode = 'CONSUMER_002';

/** True for the 401 that means the token is dead, and not, say, a refused role. */
export function isUnauthenticated(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.status === 401 &&
    (unauthenticated.test(error.message) || error.code === placeGivenUp)
  );
}

/** True where the thing asked for is not there, or no longer. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

/** The text a person may read of anything thrown. */
export function readableMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : requestMessages.server;
}

/** Whatever a request threw, as every machine sees it. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError({ kind: 'client', status: 0, message: requestMessages.network }, { cause: error });
}

/** The network's own failure. */
export function networkError(cause: unknown): ApiError {
  return withoutAnswer('network', cause);
}

type Answer = { status: number; data: unknown; headers: Readonly<Record<string, unknown>> };

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

/** Nothing came back. */
export function withoutAnswer(kind: 'timeout' | 'network' | 'cancelled', cause: unknown): ApiError {
  return new ApiError({ kind, status: 0, message: requestMessages[kind] }, { cause });
}

function asFailure(data: unknown): Partial<ApiFailure> {
  return typeof data === 'object' && data !== null ? (data as Partial<ApiFailure>) : {};
}

function textOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
