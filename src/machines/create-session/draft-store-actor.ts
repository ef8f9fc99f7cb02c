import { fromCallback } from 'xstate';
import type { DraftStorage } from '../../services/sessions/draft-storage.ts';
import type { DraftStoreEvent } from './create-session-machine.ts';

/** Keeps every change at once: a closed tab must lose nothing. */
export const createDraftStore = (storage: DraftStorage) =>
  fromCallback<DraftStoreEvent>(({ receive }) => {
    receive((event) => {
      if (event.type === 'draft.kept') storage.write(event.draft);
      else storage.clear();
    });
  });
