import { ApiError } from './api-error.ts';

/** Calls back where somebody has changed what a form is about since it was filled in; the failure goes on. */
export const noticeStale =
  (onStale: () => void) =>
  (error: unknown): never => {
    if (error instanceof ApiError && error.status === 409) onStale();
    throw error;
  };
