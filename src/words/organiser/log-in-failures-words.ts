import { type LogInFailureWords, logInFailures } from '#contract/words/en/organiser/log-in-failures.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

const useLogInFailureWords = pageWords(
  logInFailures,
  import.meta.glob<Translation<LogInFailureWords>>(
    ['../../../contract/words/*/organiser/log-in-failures.ts', '!**/en/**'],
    { import: 'logInFailures' },
  ),
);

const keys = Object.keys(logInFailures) as (keyof LogInFailureWords)[];

/** Says the English text of a machine or service in the language of the page; any other text as it is. */
export function useLogInFailureText(): (text: string) => string {
  const words = useLogInFailureWords();
  return (text) => {
    const key = keys.find((each) => logInFailures[each] === text);
    return key === undefined ? text : words[key];
  };
}
