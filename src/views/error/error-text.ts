import { ApiError } from '../../services/http/api-error.ts';

export type ErrorText = {
  status: number;
  title: string;
  message: string;
  /** The server's status message, in smaller text. */
  detail: string | undefined;
  requestId: string | undefined;
};

const defaultMessage = 'Even the best of us trip sometimes';

const texts: Record<number, { title: string; message: string }> = {
  401: { title: 'Session Expired', message: 'Please log in again to continue' },
  404: { title: 'Oops! Page Not Found', message: defaultMessage },
  500: {
    title: 'Server is Having a Bad Day',
    message: 'Our server needs a hug... and maybe a restart',
  },
};

/** Titles and messages (docs/rules.md, Pages) for anything thrown on the way to a page. */
export function describeError(error: unknown): ErrorText {
  const status = statusOf(error);
  const { title, message } = texts[status] ?? { title: 'Something Went Wrong', message: defaultMessage };
  return {
    status,
    title,
    message,
    detail: detailOf(error),
    requestId: error instanceof ApiError ? error.requestId : undefined,
  };
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
