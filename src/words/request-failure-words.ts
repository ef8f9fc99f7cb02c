import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { type RequestFailureWords, requestFailures } from '#contract/words/en/request-failures.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { wordTable } from './word-table.ts';

const table = wordTable(
  requestFailures,
  import.meta.glob<Translation<RequestFailureWords>>(
    ['../../contract/words/*/request-failures.ts', '!**/en/*'],
    {
      import: 'requestFailures',
    },
  ),
);

/** For the client of the API, which is no view; English where the language does not load. */
export async function loadRequestFailures(language: SpokenLanguage): Promise<RequestFailureWords> {
  await table.load(language).catch(() => undefined);
  return table.in(language) ?? requestFailures;
}
