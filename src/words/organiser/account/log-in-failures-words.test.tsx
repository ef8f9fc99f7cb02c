// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { VaultError } from '../../../services/token-vault/vault-error.ts';
import { loadPageWords } from '../../word-table.ts';
import { LanguageContext } from '../../language.ts';
import { useLogInFailureText } from './log-in-failures-words.ts';

const textIn = (language: SpokenLanguage) =>
  renderHook(useLogInFailureText, {
    wrapper: ({ children }) => <LanguageContext value={language}>{children}</LanguageContext>,
  }).result.current;

test('a machine’s text is in the language of the page, and the server’s is unchanged', async () => {
  await loadPageWords('de');
  const { message } = new VaultError('encrypt');
  expect(textIn('en')(message)).toBe('Failed to encrypt token');
  expect(textIn('de')(message)).toBe('Ihre Anmeldung konnte nicht gespeichert werden');
  expect(textIn('de')('Zu viele Versuche.')).toBe('Zu viele Versuche.');
});
