import { createDraftStorage } from '../../services/sessions/draft-storage.ts';

/** Where the wizard keeps what a user has typed. */
export const sessionDraftOf = (userId: number | undefined) =>
  createDraftStorage(window.localStorage, String(userId));

/** True where a session waits in the wizard. */
export const useHasSessionDraft = (userId: number | undefined): boolean =>
  sessionDraftOf(userId).read() !== undefined;
