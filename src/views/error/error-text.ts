import type { ErrorScreenWords } from '#contract/words/en/error-screen.ts';
import { ApiError } from '../../services/http/api-error.ts';
import { PageMissing } from './page-missing.ts';

export type ErrorText = {
  status: number;
  title: string;
  message: string;
  /** The server's status message, in smaller text. */
  detail: string | undefined;
  requestId: string | undefined;
};

/** Titles and messages (docs/rules.md, Pages) for anything thrown on the way to a page. */
export function describeError(error: unknown, words: ErrorScreenWords): ErrorText {
  const status = statusOf(error);
  return {
    status,
    ...titleOf(status, words),
    detail: error instanceof PageMissing ? words.missing : detailOf(error),
    requestId: error instanceof ApiError ? error.requestId : undefined,
  };
}

function titleOf(status: number, words: ErrorScreenWords): { title: string; message: string } {
  if (status === 401) return words.expired;
  if (status === 500) return words.server;
  return { title: status === 404 ? words.notFound : words.other, message: words.message };
}

/** An error of the program itself, not an answer of the server or an address that leads nowhere. */
export function isRuntimeError(error: unknown): boolean {
  return statusOf(error) === 0 && !(error instanceof ApiError);
}

export function isCrawler(userAgent: string): boolean {
  return /bot|lighthouse|facebook|google/i.test(userAgent);
}

function statusOf(error: unknown): number {
  if (error instanceof ApiError) return error.status;
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') return error.status;
  return 0;
}

function detailOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined;
}
