import type { ApiFailure } from '#contract/calls/schemas/api-failure.ts';
import type { RequestFailureWords } from '#contract/words/en/request-failures.ts';
import type { ErrorCode } from '#contract/words/error-catalogue.ts';
import { requestMessages } from '#contract/words/request-messages.ts';

/** The reason, which a page translates for the guest. */
export type FailureReason = NonNullable<ApiFailure['reason']>;

export type ApiErrorKind = 'timeout' | 'network' | 'server' | 'client' | 'cancelled';

const unauthenticated = /^Unauthenticated\.?$/;

type ApiErrorFacts = {
  kind: ApiErrorKind;
  status: number;
  message: string;
  code?: string | undefined;
  fieldErrors?: Record<string, string[]> | undefined;
  reason?: FailureReason | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
};

/** A failed request as every machine sees it. `status` is 0 without a response; `message` may be shown to a person. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: string | undefined;
  readonly fieldErrors: Record<string, string[]>;
  readonly reason: FailureReason | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(facts: ApiErrorFacts, options?: ErrorOptions) {
    super(facts.message, options);
    this.name = 'ApiError';
    this.kind = facts.kind;
    this.status = facts.status;
    this.code = facts.code;
    this.fieldErrors = facts.fieldErrors ?? {};
    this.reason = facts.reason;
    this.requestId = facts.requestId;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

/** The organiser removed this participant; `fieldErrors.seat` says who did. */
const placeGivenUp: ErrorCode = 'CONSUMER_002';

/** True for a 401 because of an invalid token, and not, for example, a refused role. */
export function isUnauthenticated(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.status === 401 &&
    (unauthenticated.test(error.message) || error.code === placeGivenUp)
  );
}

/** True if the same request may succeed later: no answer came, or the server failed. */
export const isPassing = (error: unknown): boolean => error instanceof ApiError && error.kind !== 'client';

/** True if the resource does not exist, or no longer. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

/** The text a person may read of anything thrown. */
export const readableMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : requestMessages.server;

/** A request without a response. */
export function withoutAnswer(
  kind: 'timeout' | 'network' | 'cancelled',
  { kinds }: RequestFailureWords,
  cause: unknown,
): ApiError {
  return new ApiError({ kind, status: 0, message: kinds[kind] }, { cause });
}
