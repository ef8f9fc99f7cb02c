import { fromPromise } from 'xstate';
import type { Timezone } from '#contract/calls/schemas/geo.ts';
import type { ProgrammeService } from '../../services/api/programmes/programme-service.ts';
import type { StoryService } from '../../services/api/story-service.ts';
import { toFailure } from '../../services/http/failure.ts';
import { type ProgrammeDraft, requestOf } from './programme-draft.ts';
import { type ProgrammeCatalogue, programmeEditorMachine } from './programme-editor-machine.ts';

const asFailure = (error: unknown) => Promise.reject(toFailure(error));

export const provideProgrammeEditor = (deps: {
  stories: Pick<StoryService, 'list'>;
  timezones(signal: AbortSignal): Promise<Timezone[]>;
  programmes: Pick<ProgrammeService, 'create'>;
}) =>
  programmeEditorMachine.provide({
    actors: {
      loadCatalogue: fromPromise<ProgrammeCatalogue>(({ signal }) =>
        Promise.all([deps.stories.list(signal), deps.timezones(signal)])
          .then(([{ stories, people_at_one_table: peopleAtOneTable }, timezones]) => ({
            stories,
            peopleAtOneTable,
            timezones,
          }))
          .catch(asFailure),
      ),
      createProgramme: fromPromise<{ id: string }, { draft: ProgrammeDraft; key: string }>(
        ({ input: { draft, key }, signal }) =>
          deps.programmes.create(requestOf(draft), key, signal).catch(asFailure),
      ),
    },
  });
