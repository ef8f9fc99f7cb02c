import type { ErrorCode } from '#contract/words/error-catalogue.ts';
import type { RequestFailureWords } from '#contract/words/en/request-failures.ts';
import { ApiError } from './api-error.ts';

const alreadySeated: ErrorCode = 'CONSUMER_003';
const namedAtMost = 3;

/**
 * The same error with what a person reads of it in the words of a language: by its code, else by what kept the answer
 * away, else as the server put it. It names those who have a seat already.
 */
export function failureInWords(error: ApiError, words: RequestFailureWords): ApiError {
  const { kind, status, code, fieldErrors, reason, requestId, retryAfterSeconds, cause } = error;
  const message = withNames(messageOf(error, words), error, words);
  return new ApiError(
    { kind, status, message, code, fieldErrors, reason, requestId, retryAfterSeconds },
    { cause },
  );
}

function messageOf({ kind, status, code, message }: ApiError, { codes, kinds }: RequestFailureWords): string {
  if (code !== undefined && Object.hasOwn(codes, code)) return codes[code as ErrorCode];
  return kind === 'client' && status !== 0 ? message : (kinds[kind as keyof typeof kinds] ?? message);
}

function withNames(message: string, { code, fieldErrors }: ApiError, words: RequestFailureWords): string {
  if (code !== alreadySeated) return message;
  const named = Object.values(fieldErrors)
    .flat()
    .filter((text) => text.endsWith(`: ${message}`))
    .map((text) => text.slice(0, -message.length - 2));
  if (named.length === 0) return message;
  return words.named(message, named.slice(0, namedAtMost).join(', '), named.length - namedAtMost);
}
