import type { SessionLimits } from '#contract/rules/sessions/session-size.ts';
import { fromCallback, fromPromise } from 'xstate';
import type { DraftStorage } from '../../services/sessions/draft-storage.ts';
import type { SessionService } from '../../services/api/session-service.ts';
import { type Created, createSessionMachine, type DraftStoreEvent } from './create-session-machine.ts';
import { type CatalogueDeps, createLoadCatalogue } from './load-catalogue-actor.ts';
import { requestsOf } from './plan-sessions.ts';
import type { SessionDraft } from './session-draft.ts';

/** Stores every change at once, so that a closed tab loses nothing. */
const createDraftStore = (storage: DraftStorage) =>
  fromCallback<DraftStoreEvent>(({ receive }) => {
    receive((event) => {
      if (event.type === 'draft.stored') storage.write(event.draft);
      else storage.clear();
    });
  });

export interface CreateSessionDeps extends Omit<CatalogueDeps, 'readDraft'> {
  sessions: Pick<SessionService, 'create' | 'plan'>;
  storage: DraftStorage;
}

export const provideCreateSession = (deps: CreateSessionDeps) =>
  createSessionMachine.provide({
    actors: {
      loadCatalogue: createLoadCatalogue({ ...deps, readDraft: deps.storage.read }),
      createSession: fromPromise<Created, { draft: SessionDraft; limits: SessionLimits }>(
        async ({ input: { draft, limits }, signal }) => {
          const sessions = requestsOf(draft, limits);
          const [only] = sessions;
          if (only && sessions.length === 1)
            return { ids: [(await deps.sessions.create(only, draft.key, signal)).id] };
          const planned = await deps.sessions.plan({ sessions }, draft.key, signal);
          return { ids: planned.sessions.map(({ id }) => id) };
        },
      ),
      draftStore: createDraftStore(deps.storage),
    },
  });
