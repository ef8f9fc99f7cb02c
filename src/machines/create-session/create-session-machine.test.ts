import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { SessionLimits } from '#contract/rules/sessions/session-size.ts';
import { draftProblems as german } from '#contract/words/de/organiser/sessions/draft-problems.ts';
import type { DraftProblemWords } from '#contract/words/en/organiser/sessions/draft-problems.ts';
import { ApiError } from '../../services/http/api-error.ts';
import {
  type Catalogue,
  type Created,
  type CreateSessionEvent,
  createSessionMachine,
  type DraftStoreEvent,
} from './create-session-machine.ts';
import type { DraftProblems } from './draft-problems.ts';
import { emptyDraft, type SessionDraft, type Step } from './session-draft.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

const complete: Partial<SessionDraft> = {
  title: 'Winter hour',
  storySlug: 'the-borrowed-light',
  date: '2026-11-22',
  time: '10:00',
  peopleText: 'Ana Silva <ana@acme.test>\nBo Lind <bo@acme.test>',
};

const catalogue = (draft: Partial<SessionDraft> = {}): Catalogue => ({
  stories: [],
  facesAtOneTable: 6,
  peopleAtOneTable: 12,
  timezones: [],
  creditsAvailable: 1,
  draft: { ...emptyDraft('key-1', 'UTC'), ...draft },
});

async function createTestWizard(options: {
  draft?: Partial<SessionDraft>;
  answers?: (() => Promise<Created>)[];
  step?: Step;
  like?: string;
  words?: DraftProblemWords;
}) {
  const kept: DraftStoreEvent[] = [];
  const sent: SessionDraft[] = [];
  const answers = [...(options.answers ?? [])];
  const actor = createActor(
    createSessionMachine.provide({
      actors: {
        loadCatalogue: fromPromise(async () => catalogue(options.draft)),
        createSession: fromPromise<Created, { draft: SessionDraft; limits: SessionLimits }>(({ input }) => {
          sent.push(input.draft);
          const next = answers.shift();
          return next ? next() : Promise.reject(new Error('not expected'));
        }),
        draftStore: fromCallback<DraftStoreEvent>(({ receive }) => receive((event) => kept.push(event))),
      },
    }),
    {
      input: {
        now: () => now,
        step: options.step ?? null,
        like: options.like ?? null,
        date: null,
        words: options.words,
      },
    },
  ).start();
  await waitFor(actor, (state) => state.matches('editing'));
  return { actor, kept, sent };
}

const refused =
  (code: string, message = 'no') =>
  () =>
    Promise.reject(new ApiError({ kind: 'client', status: 422, code, message }));

describe('create-session', () => {
  it('stays on a step with a problem and shows it', async () => {
    const { actor } = await createTestWizard({});
    actor.send({ type: 'step.completed' });
    expect(actor.getSnapshot().value).toEqual({ editing: 'story' });
    expect(actor.getSnapshot().context.problems).toMatchObject({ storySlug: 'Choose a story.' });
  });

  it.each<[keyof DraftProblems, Partial<SessionDraft>, string]>([
    ['title', { title: 'See www.acme.test' }, 'may not contain a web address'],
    [
      'people',
      { peopleText: '"Ana www.acme.test" <ana@acme.test>' },
      'The name of ana@acme.test: it may not contain',
    ],
    [
      'people',
      { peopleText: Array.from({ length: 301 }, (_, n) => `p${n}@acme.test`).join('; ') },
      'A session of this story has room for 144 people, and these are 301. Plan 3 sessions, or choose another story.',
    ],
    [
      'people',
      { peopleText: Array.from({ length: 601 }, (_, n) => `p${n}@acme.test`).join('; ') },
      'You can plan up to 600 guests at once; you have 601.',
    ],
    [
      'teams',
      { peopleText: Array.from({ length: 13 }, (_, n) => `p${n}@acme.test`).join('; ') },
      'A team’s room has 12 seats; “Lanterns” would have 13 people.',
    ],
    [
      'when',
      { repeat: { every: 'week', times: 1, without: ['2026-11-22'] } },
      'Leave at least one date in the series.',
    ],
    ['people', { isTableOpen: true }, 'Add the people of the table to the list, or cancel the table.'],
    ['people', { peopleText: 'Jörg <jörg@acme.test>' }, '“ö” can’t be used before the @'],
    ['teams', { teamNames: ['Owls', '\u3164'] }, 'Give every team a name.'],
    ['teams', { teamNames: ['Owls', ' Owls '] }, 'Two teams are called “Owls”. Rename one of them.'],
    ['teams', { teamNames: ['Owls', 'www.acme.test'] }, 'may not contain a web address'],
  ])('says at its step what the server would refuse at the end: %s', async (field, draft, problem) => {
    const { actor } = await createTestWizard({ draft: { ...complete, ...draft } });
    actor.send({ type: 'step.chosen', step: 'review' });
    actor.send({ type: 'session.submitted' });
    expect(actor.getSnapshot().value).toEqual({ editing: 'review' });
    expect(actor.getSnapshot().context.problems).toEqual({ [field]: expect.stringContaining(problem) });
  });

  it('reports problems in the given texts', async () => {
    const { actor } = await createTestWizard({ words: german });
    actor.send({ type: 'step.completed' });
    expect(actor.getSnapshot().context.problems).toMatchObject({ storySlug: german.story });
    actor.send({ type: 'draft.changed', change: { title: 'www.acme.test' } });
    expect(actor.getSnapshot().context.problems).toMatchObject({
      title: german.title.address,
      people: german.people.nobody,
    });
  });

  it('takes a shown problem away as soon as it is mended', async () => {
    const { actor } = await createTestWizard({});
    actor.send({ type: 'step.completed' });
    actor.send({ type: 'draft.changed', change: { storySlug: 'the-borrowed-light' } });
    expect(actor.getSnapshot().context.problems.storySlug).toBeUndefined();
    expect(actor.getSnapshot().context.problems.title).toBeDefined();
  });

  it('keeps every change', async () => {
    const { actor, kept } = await createTestWizard({});
    actor.send({ type: 'draft.changed', change: { title: 'A' } });
    expect(kept).toEqual([
      { type: 'draft.stored', draft: expect.objectContaining({ title: 'A', key: 'key-1' }) },
    ]);
  });

  it('names the line of a malformed person', async () => {
    const { actor } = await createTestWizard({
      draft: { ...complete, peopleText: 'Ana <ana@acme.test>\nBo' },
    });
    actor.send({ type: 'step.chosen', step: 'people' });
    actor.send({ type: 'step.completed' });
    expect(actor.getSnapshot().context.problems.people).toMatch(/^Line 2: /);
  });

  it('creates the session once, under the draft’s key, and clears the draft', async () => {
    const session: Created = { ids: ['s1'] };
    const { actor, kept, sent } = await createTestWizard({ draft: complete, answers: [async () => session] });
    actor.send({ type: 'step.chosen', step: 'review' });
    actor.send({ type: 'session.submitted' });
    actor.send({ type: 'session.submitted' });
    const snapshot = await waitFor(actor, (state) => state.matches('created'));
    expect(snapshot.context.created).toBe(session);
    expect(sent.map((draft) => draft.key)).toEqual(['key-1']);
    expect(kept.at(-1)).toEqual({ type: 'draft.cleared' });
  });

  it('keeps the draft over a detour for credits', async () => {
    const session: Created = { ids: ['s1'] };
    const { actor, sent } = await createTestWizard({
      draft: complete,
      answers: [refused('SESSION_002'), async () => session],
    });
    actor.send({ type: 'step.chosen', step: 'review' });
    actor.send({ type: 'session.submitted' });
    await waitFor(actor, (state) => state.matches('outOfCredits'));
    expect(actor.getSnapshot().context.draft).toMatchObject(complete);
    actor.send({ type: 'session.submitted' });
    await waitFor(actor, (state) => state.matches('created'));
    expect(sent).toHaveLength(2);
  });

  it('returns to the review after a detour from this page, where the draft is complete', async () => {
    const { actor } = await createTestWizard({ draft: complete, step: 'review' });
    expect(actor.getSnapshot().value).toEqual({ editing: 'review' });
    const { actor: other } = await createTestWizard({ draft: { ...complete, title: '' }, step: 'review' });
    expect(other.getSnapshot().value).toEqual({ editing: 'story' });
  });

  it('resumes at the step that the draft has reached, not beyond missing fields', async () => {
    const draft = { ...complete, peopleText: '' };
    const { actor } = await createTestWizard({ draft, step: 'people' });
    expect(actor.getSnapshot().value).toEqual({ editing: 'people' });
    const { actor: other } = await createTestWizard({ draft, step: 'options' });
    expect(other.getSnapshot().value).toEqual({ editing: 'story' });
  });

  it('asks no more for the session it is like, once something of its own was typed', async () => {
    const { actor, kept } = await createTestWizard({ draft: complete, like: 's1' });
    expect([actor.getSnapshot().context.like, kept]).toEqual(['s1', []]);
    actor.send({ type: 'draft.changed', change: { title: 'The next one' } });
    expect(actor.getSnapshot().context.like).toBeNull();
    expect(kept).toMatchObject([{ type: 'draft.stored', draft: { title: 'The next one' } }]);
  });

  it('returns to the date step when the server reports a past date', async () => {
    const { actor } = await createTestWizard({ draft: complete, answers: [refused('SESSION_012', 'past')] });
    actor.send({ type: 'step.chosen', step: 'review' });
    actor.send({ type: 'session.submitted' });
    await waitFor(actor, (state) => state.matches({ editing: 'when' }));
    expect(actor.getSnapshot().context.problems).toEqual({ when: 'past' });
  });

  it('stays at the review after any other failure, with everything typed', async () => {
    const { actor } = await createTestWizard({ draft: complete, answers: [refused('CONSUMER_003')] });
    actor.send({ type: 'step.chosen', step: 'review' });
    actor.send({ type: 'session.submitted' });
    const snapshot = await waitFor(actor, (state) => state.context.failure !== undefined);
    expect(snapshot.value).toEqual({ editing: 'review' });
    expect(snapshot.context.draft).toMatchObject(complete);
  });

  it('shows a failure on the step to which the user has returned meanwhile', async () => {
    const answer = Promise.withResolvers<Created>();
    const { actor, sent } = await createTestWizard({
      draft: complete,
      answers: [() => answer.promise, refused('CONSUMER_003')],
    });
    actor.send({ type: 'step.chosen', step: 'review' });
    actor.send({ type: 'session.submitted' });
    actor.send({ type: 'step.chosen', step: 'options' });
    expect([actor.getSnapshot().value, sent.length]).toEqual(['submitting', 1]);
    answer.reject(new Error('the line broke'));
    const snapshot = await waitFor(actor, (state) => state.matches('editing'));
    expect(snapshot.value).toEqual({ editing: 'options' });
    expect(snapshot.context.failure).toEqual(new Error('the line broke'));

    actor.send({ type: 'step.completed' });
    actor.send({ type: 'session.submitted' });
    const again = await waitFor(actor, (state) => state.matches('editing'));
    expect(again.value, 'forgotten with the next sending').toEqual({ editing: 'review' });
  });

  it('reaches every state', () => {
    const events: CreateSessionEvent[] = [
      { type: 'catalogue.requested' },
      { type: 'draft.changed', change: complete },
      { type: 'step.completed' },
      { type: 'step.reversed' },
      { type: 'session.submitted' },
    ];
    const replies = [
      { type: 'xstate.done.actor.0.createSession.loading', output: catalogue(complete) },
      { type: 'xstate.error.actor.0.createSession.loading', error: new Error('no line') },
      { type: 'xstate.done.actor.0.createSession.submitting', output: { ids: ['s1'] } },
      { type: 'xstate.done.actor.0.submitting', output: { ids: ['s1'] } },
      {
        type: 'xstate.error.actor.0.submitting',
        error: new ApiError({ kind: 'client', status: 402, code: 'SESSION_002', message: '' }),
      },
    ] as never[];
    const paths = getShortestPaths(createSessionMachine, {
      input: { now: () => now, step: null, like: null, date: null },
      events: [...events, ...replies],
      serializeState: (state) => JSON.stringify(state.value),
    });
    const reached = new Set(paths.map((path) => JSON.stringify(path.state.value)));
    expect(reached).toEqual(
      new Set(
        [
          'loading',
          'unavailable',
          { editing: 'story' },
          { editing: 'when' },
          { editing: 'people' },
          { editing: 'options' },
          { editing: 'review' },
          'submitting',
          'outOfCredits',
          'created',
        ].map((value) => JSON.stringify(value)),
      ),
    );
  });
});
