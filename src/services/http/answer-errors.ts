import type { ApiFailure } from '#contract/calls/schemas/api-failure.ts';
import type { RequestFailureWords } from '#contract/words/en/request-failures.ts';
import type { ErrorCode } from '#contract/words/error-catalogue.ts';
import { ApiError } from './api-error.ts';

export type Answer = { status: number; data: unknown; headers: Readonly<Record<string, unknown>> };

const alreadySeated: ErrorCode = 'CONSUMER_003';
const namedAtMost = 3;

/** An answer of 4xx or 5xx. Its message is that of its code, else the server's; a 5xx has a general one. */
export function errorOfAnswer(
  { status, data, headers }: Answer,
  words: RequestFailureWords,
  options?: ErrorOptions,
): ApiError {
  const failure = asFailure(data);
  const retryAfter = Number(headers['retry-after']);
  return new ApiError(
    {
      kind: status >= 500 ? 'server' : 'client',
      status,
      message: messageOf(status, failure, words),
      code: failure.code,
      fieldErrors: failure.errors,
      reason: failure.reason,
      requestId: failure.requestId ?? textOrUndefined(headers['x-request-id']),
      retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined,
    },
    options,
  );
}

function messageOf(
  status: number,
  { code, message, errors }: Partial<ApiFailure>,
  words: RequestFailureWords,
): string {
  if (code !== undefined && Object.hasOwn(words.codes, code)) {
    const text = words.codes[code as ErrorCode];
    return code === alreadySeated ? withNames(text, errors ?? {}, words) : text;
  }
  if (status >= 500) return words.kinds.server;
  if (message) return message;
  return code === undefined ? words.status(status) : words.unknown;
}

/** The names of people who already have a seat: the server writes `name: text` for each, in the language of the page. */
function withNames(text: string, errors: Record<string, string[]>, words: RequestFailureWords): string {
  const named = Object.values(errors)
    .flat()
    .filter((error) => error.endsWith(`: ${text}`))
    .map((error) => error.slice(0, -text.length - 2));
  if (named.length === 0) return text;
  return words.named(text, named.slice(0, namedAtMost).join(', '), named.length - namedAtMost);
}

function asFailure(data: unknown): Partial<ApiFailure> {
  return typeof data === 'object' && data !== null ? (data as Partial<ApiFailure>) : {};
}

function textOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
