import { failures, type ReasonName, type ReasonValues } from '#contract/words/en/failures.ts';
import { type RefusalWords, refusals } from '#contract/words/en/refusals/index.ts';
import type { ErrorCode } from '#contract/words/error-catalogue.ts';

/** Why it failed, to be translated by the guest's page. */
export interface Reason {
  name: ReasonName;
  values: ReasonValues;
}

/** The message by language, or English alone if no organiser's page shows it. */
export type RefusalText = string | ((words: RefusalWords) => string);

export type FieldTexts = Record<string, readonly RefusalText[]>;

const textIn = (text: RefusalText, words: RefusalWords): string =>
  typeof text === 'string' ? text : text(words);

/** The messages of each field, without duplicates. */
export const fieldTextsIn = (errors: FieldTexts, words: RefusalWords): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [
      field,
      [...new Set(texts.map((text) => textIn(text, words)))],
    ]),
  );

/** Thrown by services; the one error handler turns it into `{message, code?, errors?, reason?}` with `status`. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly errors: FieldTexts | undefined;
  readonly #message: RefusalText;
  readonly reason: Reason | undefined;
  readonly headers: Record<string, string>;

  constructor(options: {
    status: number;
    message: RefusalText;
    code?: ErrorCode;
    errors?: FieldTexts;
    reason?: Reason;
    headers?: Record<string, string>;
  }) {
    super(textIn(options.message, refusals));
    this.#message = options.message;
    this.status = options.status;
    this.code = options.code;
    this.errors = options.errors;
    this.reason = options.reason;
    this.headers = options.headers ?? {};
  }

  /** Its texts in a language. */
  in(words: RefusalWords): { message: string; errors: Record<string, string[]> | undefined } {
    return {
      message: textIn(this.#message, words),
      errors: this.errors && fieldTextsIn(this.errors, words),
    };
  }
}

/** A failure of the catalogue; `field` puts its text beside a form field as well. */
export function catalogueProblem(status: number, code: ErrorCode, field?: string): ApiProblem {
  const message: RefusalText = ({ codes }) => codes[code];
  return new ApiProblem({ status, message, code, errors: field ? { [field]: [message] } : undefined });
}

/** A failure for guests: `message` in English, and the reason with its values. */
export function guestProblem(
  options: Omit<ConstructorParameters<typeof ApiProblem>[0], 'message' | 'reason'> & {
    message?: RefusalText;
  },
  name: ReasonName,
  values: ReasonValues = {},
): ApiProblem {
  return new ApiProblem({ message: reasonText(name, values), ...options, reason: { name, values } });
}

const reasonText = (name: ReasonName, values: ReasonValues): string => failures.reasons[name](values);

/** 422 on one field, for a guest. */
export function guestFieldProblem(field: string, name: ReasonName): ApiProblem {
  return guestProblem({ status: 422, errors: { [field]: [reasonText(name, {})] } }, name);
}

/** 422 on one field. */
export function fieldProblem(field: string, message: RefusalText): ApiProblem {
  return new ApiProblem({ status: 422, message, errors: { [field]: [message] } });
}

export const unauthenticated = () => new ApiProblem({ status: 401, message: 'Unauthenticated.' });

export const addressTooLong: RefusalText = ({ requests }) => requests.addressTooLong;
export const serverErrorMessage: RefusalText = ({ requests }) => requests.serverFault;

/** 429: the same request may succeed after `seconds`. */
export const tooManyAttempts = (seconds: number, headers: Record<string, string> = {}) =>
  guestProblem(
    {
      status: 429,
      message: ({ requests }) => requests.tooManyAttempts,
      headers: { 'retry-after': String(seconds), ...headers },
    },
    'tooManyAttempts',
    { seconds },
  );

const unavailableFor = (seconds: number) => ({
  status: 503,
  message: serverErrorMessage,
  headers: { 'retry-after': String(seconds) },
});

/** 503: the same request may succeed after `seconds`. */
export const unavailable = (seconds = 1) => new ApiProblem(unavailableFor(seconds));

/** Thrown before anything is written, if another node has to answer. */
export class AnotherNode extends ApiProblem {
  /** The address of that node; null if unknown. */
  readonly address: string | null;

  constructor(address: string | null) {
    super(unavailableFor(1));
    this.address = address;
  }
}
