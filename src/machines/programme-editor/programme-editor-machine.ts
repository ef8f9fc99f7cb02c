import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { Timezone } from '#contract/calls/schemas/geo.ts';
import type { StorySummary } from '#contract/calls/schemas/stories.ts';
import type { Failure } from '../../services/http/failure.ts';
import {
  emptyProgramme,
  largestCapacity,
  type ProblemWords,
  type ProgrammeDraft,
  type ProgrammeProblems,
  problemsOf,
} from './programme-draft.ts';

export interface ProgrammeCatalogue {
  stories: StorySummary[];
  peopleAtOneTable: number;
  timezones: Timezone[];
}

export interface ProgrammeEditorInput {
  timezoneId: string;
  /** The idempotency key of the attempt, so that a repeat plans no second programme. */
  key: string;
  /** English by default. */
  words?: ProblemWords;
}

export interface ProgrammeEditorContext extends Pick<ProgrammeEditorInput, 'key' | 'words'> {
  catalogue: ProgrammeCatalogue | null;
  draft: ProgrammeDraft;
  /** Shown after the first attempt to plan it. */
  problems: ProgrammeProblems;
  failure: Failure | null;
  /** The id of the planned programme. */
  createdId: string | null;
}

export type ProgrammeEditorEvent =
  | { type: 'catalogue.requested' }
  | { type: 'draft.changed'; change: Partial<ProgrammeDraft> }
  | { type: 'programme.submitted' };

const currentProblems = ({ catalogue, draft, words }: ProgrammeEditorContext): ProgrammeProblems =>
  problemsOf(
    draft,
    catalogue
      ? largestCapacity(catalogue.stories, draft.storySlug, catalogue.peopleAtOneTable)
      : draft.capacity,
    words,
  );

/** An organiser plans a programme on one page. */
export const programmeEditorMachine = setup({
  types: {} as {
    context: ProgrammeEditorContext;
    events: ProgrammeEditorEvent;
    input: ProgrammeEditorInput;
  },
  actors: {
    loadCatalogue: fromPromise<ProgrammeCatalogue>(() =>
      Promise.reject(new Error('`loadCatalogue` must be provided')),
    ),
    createProgramme: fromPromise<{ id: string }, { draft: ProgrammeDraft; key: string }>(() =>
      Promise.reject(new Error('`createProgramme` must be provided')),
    ),
  },
  actions: {
    keepCatalogue: assign(({ context: { draft } }, { catalogue }: { catalogue: ProgrammeCatalogue }) => {
      const [only, ...others] = catalogue.stories;
      const storySlug = only && others.length === 0 ? only.slug : draft.storySlug;
      return { catalogue, failure: null, draft: { ...draft, storySlug } };
    }),
    change: assign(({ context }, { change }: { change: Partial<ProgrammeDraft> }) => {
      const draft = { ...context.draft, ...change };
      const still = currentProblems({ ...context, draft });
      const shown = Object.keys(context.problems) as (keyof ProgrammeProblems)[];
      return {
        draft,
        failure: null,
        problems: Object.fromEntries(shown.flatMap((key) => (still[key] ? [[key, still[key]]] : []))),
      };
    }),
    showProblems: assign(({ context }) => ({ problems: currentProblems(context) })),
    recordFailure: assign((_, { error }: { error: unknown }) => ({ failure: error as Failure })),
    keepCreated: assign((_, { id }: { id: string }) => ({ createdId: id })),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(currentProblems(context)).length === 0,
  },
}).createMachine({
  id: 'programmeEditor',
  context: ({ input: { timezoneId, key, words } }) => ({
    key,
    words,
    catalogue: null,
    draft: emptyProgramme(timezoneId),
    problems: {},
    failure: null,
    createdId: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadCatalogue',
        onDone: {
          target: 'editing',
          actions: { type: 'keepCatalogue', params: ({ event }) => ({ catalogue: event.output }) },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'recordFailure', params: ({ event }) => event },
        },
      },
    },
    unavailable: { tags: 'failed', on: { 'catalogue.requested': 'loading' } },
    editing: {
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'programme.submitted': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'showProblems' }],
      },
    },
    submitting: {
      tags: ['busy', 'blocking'],
      invoke: {
        src: 'createProgramme',
        input: ({ context: { draft, key } }) => ({ draft, key }),
        onDone: {
          target: 'created',
          actions: { type: 'keepCreated', params: ({ event }) => event.output },
        },
        onError: { target: 'editing', actions: { type: 'recordFailure', params: ({ event }) => event } },
      },
    },
    created: { tags: 'done' },
  },
});

export type ProgrammeEditorRef = ActorRefFrom<typeof programmeEditorMachine>;
