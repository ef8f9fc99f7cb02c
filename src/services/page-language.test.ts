// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { createPageLanguage } from './page-language.ts';

it('speaks the language that was asked for last, whichever words arrive first', async () => {
  const arrivals = new Map<SpokenLanguage, () => void>();
  const page = createPageLanguage({
    window,
    choice: { kept: () => null, read: () => 'en', keep: () => undefined },
    loadWords: (language) => new Promise((resolve) => arrivals.set(language, resolve)),
  });
  const first = page.speak('de');
  const last = page.speak('en');
  arrivals.get('en')?.();
  await last;
  arrivals.get('de')?.();
  await first;
  expect([page.current(), document.documentElement.lang]).toEqual(['en', 'en']);
});
