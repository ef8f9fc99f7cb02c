import { ApiError, type ApiErrorKind, readableMessage } from './api-error.ts';

/** A failure as plain data, fit for a machine's context. */
export type Failure = {
  kind: ApiErrorKind | 'other';
  status: number;
  message: string;
  code: string | null;
  fieldErrors: Readonly<Record<string, string[]>>;
  requestId: string | null;
};

export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) {
    const { kind, status, message, code = null, fieldErrors, requestId = null } = error;
    return { kind, status, message, code, fieldErrors, requestId };
  }
  const named =
    error instanceof Error && error.name === 'VaultError' ? error.message : readableMessage(error);
  return { kind: 'other', status: 0, message: named, code: null, fieldErrors: {}, requestId: null };
}

/** The error again, for whoever handles thrown ones. */
export function fromFailure({ kind, code, fieldErrors, requestId, ...rest }: Failure): ApiError {
  return new ApiError({
    ...rest,
    kind: kind === 'other' ? 'client' : kind,
    code: code ?? undefined,
    fieldErrors: { ...fieldErrors },
    requestId: requestId ?? undefined,
  });
}
