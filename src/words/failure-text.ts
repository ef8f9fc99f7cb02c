import type { FailureWords } from '#contract/words/en/failures.ts';
import type { Failure } from '../services/http/failure.ts';
import { useWords } from './use-words.tsx';

/** A failure in the guest's words: the server's reason, else what its code or kind says, else its own message. */
export function failureText(words: FailureWords, { reason, code, kind, message }: Failure): string {
  const sentence = reason && Object.entries(words.reasons).find(([name]) => name === reason.name)?.[1];
  if (reason && sentence) return sentence(reason.values);
  const known = code === null ? undefined : words.codes[code];
  if (known !== undefined) return known;
  return kind === 'client' || kind === 'other' ? message : words.kinds[kind];
}

/** The text of a failure in the language that the page speaks. */
export function useFailureText(): (failure: Failure) => string {
  const { failures } = useWords();
  return (failure) => failureText(failures, failure);
}
