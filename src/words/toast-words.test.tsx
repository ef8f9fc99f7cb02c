// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { errorToast } from '../machines/toasts/toast-verbs.ts';
import { LanguageContext } from './language.ts';
import { useToastText } from './toast-words.ts';
import { loadPageWords } from './word-table.ts';

test('a machine’s title is in the language of the page, and a view’s is unchanged', async () => {
  await loadPageWords('de');
  const { title } = errorToast('Die Session ist schon beendet');
  const { current: said } = renderHook(useToastText, {
    wrapper: ({ children }) => <LanguageContext value="de">{children}</LanguageContext>,
  }).result;
  expect([title, said(title)]).toEqual(['Error', 'Fehler']);
  expect(said('Die Session ist schon beendet')).toBe('Die Session ist schon beendet');
});
