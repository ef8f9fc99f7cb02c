import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { SignUpAnswer } from '#contract/calls/schemas/programmes/sign-ups.ts';
import { emailAddress } from '#contract/rules/people/email-address.ts';
import { programmeLimits } from '#contract/rules/sessions/programmes.ts';
import type { Failure } from '../../services/http/failure.ts';

export interface SignUpPerson {
  first_name: string;
  last_name: string;
  email: string;
}

export interface SignUpDraft {
  slotId: string | null;
  /** The person who signs up is first. */
  people: readonly SignUpPerson[];
}

/** Missing values, by field: `slot`, `people.0.first_name`, `people.0.email`. */
export type SignUpProblems = Readonly<Record<string, 'slot' | 'name' | 'email'>>;

export interface SignUpContext {
  draft: SignUpDraft;
  problems: SignUpProblems;
  /** Whether to join the waiting list of a full slot. */
  wait: boolean;
  failure: Failure | null;
  answer: SignUpAnswer | null;
}

export type SignUpEvent =
  | { type: 'slot.chosen'; slotId: string }
  | { type: 'person.changed'; index: number; change: Partial<SignUpPerson> }
  | { type: 'person.added' }
  | { type: 'person.removed'; index: number }
  /** `wait`: the slot is shown as full. */
  | { type: 'form.submitted'; wait: boolean }
  | { type: 'waiting.accepted' }
  | { type: 'form.reopened' };

const emptyPerson: SignUpPerson = { first_name: '', last_name: '', email: '' };

export function problemsIn({ slotId, people }: SignUpDraft): SignUpProblems {
  const of = people.flatMap(({ first_name, email }, index) => [
    ...(first_name.trim() === '' ? [[`people.${index}.first_name`, 'name'] as const] : []),
    ...(emailAddress(email) === null ? [[`people.${index}.email`, 'email'] as const] : []),
  ]);
  return Object.fromEntries([...(slotId === null ? [['slot', 'slot'] as const] : []), ...of]);
}

/** A visitor chooses a slot, enters the people and gets a mail; a slot that has filled up offers its waiting list. */
export const signUpMachine = setup({
  types: {} as { context: SignUpContext; events: SignUpEvent },
  actors: {
    signUp: fromPromise<SignUpAnswer, { draft: SignUpDraft; wait: boolean }>(() =>
      Promise.reject(new Error('`signUp` must be provided')),
    ),
  },
  actions: {
    chooseSlot: assign(({ context }, { slotId }: { slotId: string }) => ({
      draft: { ...context.draft, slotId },
      problems: without(context.problems, 'slot'),
      failure: null,
    })),
    changePerson: assign(({ context }, params: { index: number; change: Partial<SignUpPerson> }) => {
      const fields = Object.keys(params.change).map((field) => `people.${params.index}.${field}`);
      const people = context.draft.people.map((person, index) =>
        index === params.index ? { ...person, ...params.change } : person,
      );
      return {
        draft: { ...context.draft, people },
        problems: without(context.problems, ...fields),
        failure: null,
      };
    }),
    addPerson: assign(({ context }) => ({
      draft: { ...context.draft, people: [...context.draft.people, emptyPerson] },
      failure: null,
    })),
    removePerson: assign(({ context }, params: { index: number }) => ({
      draft: {
        ...context.draft,
        people: context.draft.people.filter((_person, index) => index !== params.index),
      },
      problems: {},
      failure: null,
    })),
    showProblems: assign(({ context }) => ({ problems: problemsIn(context.draft) })),
    setWait: assign((_, params: { wait: boolean }) => ({ wait: params.wait, failure: null })),
    keepAnswer: assign((_, params: { answer: SignUpAnswer }) => ({ answer: params.answer })),
    recordFailure: assign((_, params: { error: unknown }) => ({ failure: params.error as Failure })),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(problemsIn(context.draft)).length === 0,
    hasRoomInGroup: ({ context }) => context.draft.people.length < programmeLimits.groupSize,
    isCompanion: (_, params: { index: number }) => params.index > 0,
    isFull: (_, params: { error: unknown }) => (params.error as Failure).reason?.name === 'slotFull',
  },
}).createMachine({
  id: 'signUp',
  context: {
    draft: { slotId: null, people: [emptyPerson] },
    problems: {},
    wait: false,
    failure: null,
    answer: null,
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'slot.chosen': { actions: { type: 'chooseSlot', params: ({ event }) => event } },
        'person.changed': { actions: { type: 'changePerson', params: ({ event }) => event } },
        'person.added': { guard: 'hasRoomInGroup', actions: 'addPerson' },
        'person.removed': {
          guard: { type: 'isCompanion', params: ({ event }) => event },
          actions: { type: 'removePerson', params: ({ event }) => event },
        },
        'form.submitted': [
          {
            guard: 'isComplete',
            target: 'submitting',
            actions: { type: 'setWait', params: ({ event }) => event },
          },
          { actions: 'showProblems' },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'signUp',
        input: ({ context: { draft, wait } }) => ({ draft, wait }),
        onDone: {
          target: 'sent',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isFull', params: ({ event }) => event },
            target: 'full',
            actions: { type: 'recordFailure', params: ({ event }) => event },
          },
          { target: 'editing', actions: { type: 'recordFailure', params: ({ event }) => event } },
        ],
      },
    },
    full: {
      on: {
        'waiting.accepted': { target: 'submitting', actions: { type: 'setWait', params: { wait: true } } },
        'form.reopened': 'editing',
      },
    },
    sent: { on: { 'form.reopened': 'editing' } },
  },
});

function without(problems: SignUpProblems, ...fields: string[]): SignUpProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)));
}

export type SignUpRef = ActorRefFrom<typeof signUpMachine>;
