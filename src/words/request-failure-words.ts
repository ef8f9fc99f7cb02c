import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { type RequestFailureWords, requestFailures } from '#contract/words/en/request-failures.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { keepLoading, wordPart } from './word-part.ts';

const part = wordPart(
  requestFailures,
  import.meta.glob<Translation<RequestFailureWords>>(
    ['../../contract/words/*/request-failures.ts', '!**/en/*'],
    {
      import: 'requestFailures',
    },
  ),
);
keepLoading(part);

/** For the client of the API, which is no view; English until a language is loaded. */
export const requestFailuresIn = (language: SpokenLanguage): RequestFailureWords =>
  part.in(language) ?? requestFailures;
