import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { acceptedLanguage } from '#contract/rules/pages/page-language.ts';

/** The language in which a request asks to be answered. */
export const requestLanguage = (headers: { 'accept-language'?: string | undefined }): SpokenLanguage =>
  acceptedLanguage(headers['accept-language']);
