import { ApiError, type ApiErrorKind, type FailureReason, readableMessage } from './api-error.ts';

/** A failure as plain data, for a machine's context. */
export type Failure = {
  kind: ApiErrorKind | 'other';
  status: number;
  message: string;
  code: string | null;
  fieldErrors: Readonly<Record<string, string[]>>;
  reason: FailureReason | null;
  requestId: string | null;
};

export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) {
    const { kind, status, code = null, fieldErrors, reason = null, requestId = null } = error;
    return { kind, status, message: readableMessage(error), code, fieldErrors, reason, requestId };
  }
  const named =
    error instanceof Error && error.name === 'VaultError' ? error.message : readableMessage(error);
  return {
    kind: 'other',
    status: 0,
    message: named,
    code: null,
    fieldErrors: {},
    reason: null,
    requestId: null,
  };
}

/** The same error, for handlers of thrown errors. */
export function fromFailure({ kind, code, fieldErrors, reason, requestId, ...rest }: Failure): ApiError {
  return new ApiError({
    ...rest,
    kind: kind === 'other' ? 'client' : kind,
    code: code ?? undefined,
    fieldErrors: { ...fieldErrors },
    reason: reason ?? undefined,
    requestId: requestId ?? undefined,
  });
}
