import { type ErrorCode, errorMessage } from '#contract/error-catalogue.ts';

/** Thrown by services; the one error handler turns it into `{message, code?, errors?}` with `status`. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly errors: Record<string, string[]> | undefined;
  readonly headers: Record<string, string>;

  constructor(options: {
    status: number;
    message: string;
    code?: ErrorCode;
    errors?: Record<string, string[]>;
    headers?: Record<string, string>;
  }) {
    super(options.message);
    this.status = options.status;
    this.code = options.code;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}

/** A failure of the catalogue; `field` puts its text beside a form field as well. */
export function catalogueProblem(status: number, code: ErrorCode, field?: string): ApiProblem {
  const message = errorMessage(code);
  return new ApiProblem({ status, message, code, errors: field ? { [field]: [message] } : undefined });
}

/** 422 on one field. */
export function fieldProblem(field: string, message: string): ApiProblem {
  return new ApiProblem({ status: 422, message, errors: { [field]: [message] } });
}

export const unauthenticated = () => new ApiProblem({ status: 401, message: 'Unauthenticated.' });
