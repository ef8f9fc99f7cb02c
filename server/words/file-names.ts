import { acceptedLanguage } from '#contract/rules/pages/page-language.ts';
import { fileWord } from '#contract/rules/text/file-name.ts';
import { type FileNames, fileNames } from '#contract/words/en/file-names.ts';
import { tablesOf } from './tables.ts';

/** What files are called in a language. */
export const fileNamesIn = await tablesOf(fileNames, 'file-names.ts', 'fileNames');

/** The same in the language in which a request asks to be answered. */
export const fileNamesFor = (headers: { 'accept-language'?: string | undefined }): FileNames =>
  fileNamesIn(acceptedLanguage(headers['accept-language']));

/** For instance `winter-gathering-attendance`. */
export const sessionFileName = (title: string, part: keyof FileNames, names: FileNames): string =>
  `${fileWord(title) || names.session}-${names[part]}`;
