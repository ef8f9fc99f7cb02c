import { type ActorRefFrom, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Timezone } from '#contract/calls/schemas/geo.ts';
import type { StorySummary } from '#contract/calls/schemas/stories.ts';
import { type SessionLimits, sessionLimits } from '#contract/rules/sessions/session-size.ts';
import type { DraftProblemWords } from '#contract/words/en/organiser/sessions/draft-problems.ts';
import { ApiError } from '../../services/http/api-error.ts';
import { type DraftProblems, firstBlockedStep, problemsOf } from './draft-problems.ts';
import { type SessionDraft, type Step, steps } from './session-draft.ts';

export interface Catalogue {
  stories: StorySummary[];
  /** The number of people in a team's room whose video is sent. */
  facesAtOneTable: number;
  /** The number of people that a team's room admits. */
  peopleAtOneTable: number;
  timezones: Timezone[];
  creditsAvailable: number;
  draft: SessionDraft;
}

/** The ids of the planned sessions, the earliest first. */
export interface Created {
  ids: readonly string[];
}

export interface CreateSessionContext {
  catalogue: Omit<Catalogue, 'draft'> | undefined;
  draft: SessionDraft | undefined;
  /** Shown beside the fields once a person has tried to leave the step. */
  problems: DraftProblems;
  failure: unknown;
  created: Created | undefined;
  /** The step shown after a failed request; navigating away meanwhile does not abort it. */
  returnTo: Step;
}

export type CreateSessionEvent =
  | { type: 'catalogue.requested' }
  | { type: 'draft.changed'; change: Partial<SessionDraft> }
  | { type: 'draft.discarded' }
  | { type: 'step.chosen'; step: Step }
  | { type: 'step.completed' }
  | { type: 'step.reversed' }
  | { type: 'session.submitted' };

export type DraftStoreEvent = { type: 'draft.stored'; draft: SessionDraft } | { type: 'draft.cleared' };

export interface CreateSessionInput {
  /** The server's clock, Unix ms. */
  now: () => number;
  /** The step to resume after a reload or a detour for credits, if the stored draft allows it; null: the first. */
  step: Step | null;
  /** The session to duplicate; null: the stored draft, or an empty one. */
  like: string | null;
  /** Whether that session's guests are copied; true by default. */
  withPeople?: boolean;
  /** The day (YYYY-MM-DD) chosen in the calendar; null: none. */
  date: string | null;
  /** English by default. */
  words?: DraftProblemWords;
}

const isCatalogued = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** The limits of one session of the draft's story. */
export const limitsOf = (
  { stories, peopleAtOneTable }: Pick<Catalogue, 'stories' | 'peopleAtOneTable'>,
  { storySlug }: SessionDraft,
): SessionLimits => {
  const story = stories.find(({ slug }) => slug === storySlug);
  return sessionLimits(story?.players ?? { max: Number.POSITIVE_INFINITY }, peopleAtOneTable);
};

const after = (step: Step, by: 1 | -1): Step => steps[steps.indexOf(step) + by] ?? step;

export const createSessionMachine = setup({
  types: {} as {
    context: CreateSessionContext & CreateSessionInput;
    events: CreateSessionEvent;
    input: CreateSessionInput;
  },
  actors: {
    loadCatalogue: fromPromise<Catalogue, Pick<CreateSessionInput, 'like' | 'withPeople' | 'date'>>(() =>
      Promise.reject(new Error('`loadCatalogue` must be provided')),
    ),
    createSession: fromPromise<Created, { draft: SessionDraft; limits: SessionLimits }>(() =>
      Promise.reject(new Error('`createSession` must be provided')),
    ),
    draftStore: fromCallback<DraftStoreEvent>(() => {
      throw new Error('`draftStore` must be provided');
    }),
  },
  guards: {
    isStep: (_, params: { chosen: Step; step: Step }) => params.chosen === params.step,
    isStepClear: ({ context }, params: { step: Step }) =>
      firstBlockedStep(currentProblems(context)) !== params.step,
    isComplete: ({ context }) => firstBlockedStep(currentProblems(context)) === undefined,
    goesOnAt: ({ context }, { opened, step }: { opened: Catalogue; step: Step }) =>
      context.step === step &&
      isWithinReach(step, currentProblems({ ...context, catalogue: opened, draft: opened.draft })),
    returnsTo: ({ context }, params: { step: Step }) => context.returnTo === params.step,
    isOutOfCredits: (_, params: { error: unknown }) => isCatalogued(params.error, 'SESSION_002'),
    isStartPast: (_, params: { error: unknown }) => isCatalogued(params.error, 'SESSION_012'),
  },
  actions: {
    open: assign((_, params: Catalogue) => {
      const { draft, ...catalogue } = params;
      return { catalogue, draft, failure: undefined };
    }),
    change: assign(({ context }, params: { change: Partial<SessionDraft> }) => {
      const draft = context.draft && { ...context.draft, ...params.change };
      const shown = Object.keys(context.problems) as (keyof DraftProblems)[];
      const still = currentProblems({ ...context, draft });
      return {
        draft,
        problems: Object.fromEntries(shown.flatMap((key) => (still[key] ? [[key, still[key]]] : []))),
      };
    }),
    keepDraft: sendTo(
      'draftStore',
      ({ context }): DraftStoreEvent =>
        context.draft ? { type: 'draft.stored', draft: context.draft } : { type: 'draft.cleared' },
    ),
    clearDraft: sendTo('draftStore', { type: 'draft.cleared' } satisfies DraftStoreEvent),
    /** The draft now has the choices of the address, and is stored. */
    forgetAsked: assign({ like: null, date: null }),
    showProblems: assign(({ context }) => ({ problems: currentProblems(context) })),
    hideProblems: assign({ problems: {}, failure: undefined }),
    showStartPast: assign((_, params: { error: unknown }) => ({
      problems: { when: params.error instanceof ApiError ? params.error.message : '' },
    })),
    recordFailure: assign((_, params: { error: unknown }) => ({ failure: params.error })),
    setReturn: assign((_, params: { step: Step }) => ({ returnTo: params.step })),
    keepCreated: assign((_, params: { created: Created }) => ({ created: params.created })),
  },
}).createMachine({
  id: 'createSession',
  context: ({ input }) => ({
    now: input.now,
    step: input.step,
    like: input.like,
    withPeople: input.withPeople ?? true,
    date: input.date,
    words: input.words,
    catalogue: undefined,
    draft: undefined,
    problems: {},
    failure: undefined,
    created: undefined,
    returnTo: 'review',
  }),
  invoke: { src: 'draftStore', id: 'draftStore' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadCatalogue',
        input: ({ context: { like, withPeople = true, date } }) => ({ like, withPeople, date }),
        onDone: [
          ...steps.map((step) => ({
            guard: {
              type: 'goesOnAt' as const,
              params: ({ event }: { event: { output: Catalogue } }) => ({ opened: event.output, step }),
            },
            target: `editing.${step}` as const,
            actions: {
              type: 'open' as const,
              params: ({ event }: { event: { output: Catalogue } }) => event.output,
            },
          })),
          { target: 'editing', actions: { type: 'open', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unavailable: { tags: 'failed', on: { 'catalogue.requested': 'loading' } },
    editing: {
      id: 'editing',
      initial: 'story',
      on: {
        'draft.changed': {
          actions: [
            { type: 'change', params: ({ event }) => ({ change: event.change }) },
            'forgetAsked',
            'keepDraft',
          ],
        },
        'draft.discarded': { target: 'loading', actions: ['clearDraft', 'forgetAsked', 'hideProblems'] },
        'step.chosen': steps.map((step) => ({
          guard: {
            type: 'isStep' as const,
            params: ({ event }: { event: { step: Step } }) => ({ chosen: event.step, step }),
          },
          target: `.${step}` as const,
        })),
      },
      states: {
        story: step('story'),
        when: step('when'),
        people: step('people'),
        options: step('options'),
        review: {
          on: {
            'step.reversed': 'options',
            'session.submitted': [
              { guard: 'isComplete', target: '#submitting', actions: 'hideProblems' },
              { actions: 'showProblems' },
            ],
          },
        },
      },
    },
    submitting: {
      id: 'submitting',
      tags: ['busy', 'blocking'],
      entry: { type: 'setReturn', params: { step: 'review' } },
      on: {
        'step.chosen': { actions: { type: 'setReturn', params: ({ event }) => ({ step: event.step }) } },
      },
      invoke: {
        src: 'createSession',
        input: ({ context }) => {
          const { catalogue, draft } = context;
          if (!catalogue || !draft) throw new Error('Nothing to submit');
          return { draft, limits: limitsOf(catalogue, draft) };
        },
        onDone: {
          target: 'created',
          actions: [
            { type: 'keepCreated', params: ({ event }) => ({ created: event.output }) },
            'clearDraft',
          ],
        },
        onError: [
          {
            guard: { type: 'isOutOfCredits', params: ({ event }) => ({ error: event.error }) },
            target: 'outOfCredits',
            actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isStartPast', params: ({ event }) => ({ error: event.error }) },
            target: '#editing.when',
            actions: { type: 'showStartPast', params: ({ event }) => ({ error: event.error }) },
          },
          ...steps.map((step) => ({
            guard: { type: 'returnsTo' as const, params: { step } },
            target: `#editing.${step}` as const,
            actions: {
              type: 'recordFailure' as const,
              params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
            },
          })),
        ],
      },
    },
    outOfCredits: {
      tags: 'failed',
      on: { 'session.submitted': 'submitting', 'step.reversed': '#editing.review' },
    },
    created: { tags: 'done' },
  },
});

function step<Name extends Exclude<Step, 'review'>>(name: Name) {
  return {
    on: {
      'step.completed': [
        {
          guard: { type: 'isStepClear' as const, params: { step: name } },
          target: after(name, 1),
          actions: 'hideProblems' as const,
        },
        { actions: 'showProblems' as const },
      ],
      'step.reversed': { target: after(name, -1) },
    },
  };
}

/** All steps before it are complete. */
const isWithinReach = (step: Step, problems: DraftProblems): boolean => {
  const blocked = firstBlockedStep(problems);
  return blocked === undefined || steps.indexOf(step) <= steps.indexOf(blocked);
};

type Judged = Pick<CreateSessionContext & CreateSessionInput, 'catalogue' | 'draft' | 'now' | 'words'>;

function currentProblems({ catalogue, draft, now, words }: Judged): DraftProblems {
  return catalogue && draft ? problemsOf(draft, now(), limitsOf(catalogue, draft), words) : {};
}

export type CreateSessionRef = ActorRefFrom<typeof createSessionMachine>;
