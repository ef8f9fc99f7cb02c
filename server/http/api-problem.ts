import { type ErrorCode, errorMessage } from '#contract/words/error-catalogue.ts';

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

export const serverErrorMessage = 'Server error. Please try again later.';

const unavailableFor = (seconds: number) => ({
  status: 503,
  message: serverErrorMessage,
  headers: { 'retry-after': String(seconds) },
});

/** 503: the same request may succeed after `seconds`. */
export const unavailable = (seconds = 1) => new ApiProblem(unavailableFor(seconds));

/** Thrown before anything is written, where another node of the same product has to answer. */
export class AnotherNode extends ApiProblem {
  /** Where that node can be reached; null where nobody knows. */
  readonly address: string | null;

  constructor(address: string | null) {
    super(unavailableFor(1));
    this.address = address;
  }
}
