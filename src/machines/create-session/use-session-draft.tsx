import { createDraftStorage } from '../../services/sessions/draft-storage.ts';

/** The storage of a user's draft. */
export const sessionDraftOf = (userId: number | undefined) =>
  createDraftStorage(window.localStorage, String(userId));

/** Whether the wizard has an unfinished draft. */
export const useHasSessionDraft = (userId: number | undefined): boolean =>
  sessionDraftOf(userId).read() !== undefined;
