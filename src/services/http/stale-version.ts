import { ApiError } from './api-error.ts';

/** Calls back if the edited resource has changed since the form was filled in; rethrows the failure. */
export const noticeStale =
  (onStale: () => void) =>
  (error: unknown): never => {
    if (error instanceof ApiError && error.status === 409) onStale();
    throw error;
  };
