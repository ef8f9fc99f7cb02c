import { expect, test } from 'vitest';
import { requestFailures as english } from '#contract/words/en/request-failures.ts';
import { requestFailures as german } from '#contract/words/de/request-failures.ts';
import { loadRequestFailures } from './request-failure-words.ts';

test('a failure before any page has loaded its words is in the language of the page', async () => {
  expect((await loadRequestFailures('de')).kinds).toEqual(german.kinds);
  expect((await loadRequestFailures('en')).kinds).toEqual(english.kinds);
});
