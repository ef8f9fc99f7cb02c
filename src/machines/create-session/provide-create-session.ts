import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import { fromPromise } from 'xstate';
import type { DraftStorage } from '../../services/sessions/draft-storage.ts';
import type { SessionService } from '../../services/sessions/session-service.ts';
import { createSessionMachine } from './create-session-machine.ts';
import { createDraftStore } from './draft-store-actor.ts';
import { type CatalogueDeps, createLoadCatalogue } from './load-catalogue-actor.ts';
import { type SessionDraft, toRequest } from './session-draft.ts';

export interface CreateSessionDeps extends Omit<CatalogueDeps, 'readDraft'> {
  sessions: Pick<SessionService, 'create'>;
  storage: DraftStorage;
}

export const provideCreateSession = (deps: CreateSessionDeps) =>
  createSessionMachine.provide({
    actors: {
      loadCatalogue: createLoadCatalogue({ ...deps, readDraft: deps.storage.read }),
      createSession: fromPromise<SessionDetail, { draft: SessionDraft }>(({ input, signal }) =>
        deps.sessions.create(toRequest(input.draft), input.draft.key, signal),
      ),
      draftStore: createDraftStore(deps.storage),
    },
  });
