import { createActor, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, it } from 'vitest';
import type { StorySummary } from '#contract/calls/schemas/stories.ts';
import { allowedIn, type ProgrammeDraft, plannedStarts, requestOf } from './programme-draft.ts';
import {
  type ProgrammeCatalogue,
  type ProgrammeEditorEvent,
  programmeEditorMachine,
} from './programme-editor-machine.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const story = { slug: 'light', players: { min: 3, max: 30 } } as StorySummary;
const catalogue: ProgrammeCatalogue = { stories: [story], peopleAtOneTable: 12, timezones: [] };
const input = { timezoneId: 'Europe/Lisbon', key: 'k1' };

function createTestEditor(outcomes: ('created' | 'refused')[] = []) {
  const sent: { draft: ProgrammeDraft; key: string }[] = [];
  const actor = createActor(
    programmeEditorMachine.provide({
      actors: {
        loadCatalogue: fromPromise<ProgrammeCatalogue>(async () => catalogue),
        createProgramme: fromPromise<{ id: string }, { draft: ProgrammeDraft; key: string }>(
          async ({ input: given }) => {
            sent.push(given);
            if (outcomes.shift() === 'created') return { id: 'p1' };
            throw { message: 'No', fieldErrors: {} };
          },
        ),
      },
    }),
    { input },
  ).start();
  const change = (values: Partial<ProgrammeDraft>) => actor.send({ type: 'draft.changed', change: values });
  return { actor, sent, change };
}

const complete: Partial<ProgrammeDraft> = {
  title: ' Winter ',
  first: '2027-03-01',
  times: ['10:00', '15:00'],
  count: 17,
  closesDate: '2027-02-20',
};

it('selects the only story, and reports missing fields on submit', async () => {
  const { actor, change } = createTestEditor();
  await settle();
  expect(actor.getSnapshot().context.draft.storySlug).toBe('light');
  change({ capacity: 31, times: [''], weekdays: [] });
  actor.send({ type: 'programme.submitted' });
  expect(Object.keys(actor.getSnapshot().context.problems).sort()).toEqual([
    'capacity',
    'closes',
    'first',
    'times',
    'title',
    'weekdays',
  ]);
  change(complete);
  expect(Object.keys(actor.getSnapshot().context.problems).sort()).toEqual(['capacity', 'weekdays']);
});

it('plans seventeen sessions with one key, however often it is submitted', async () => {
  const { actor, sent, change } = createTestEditor(['refused', 'created']);
  await settle();
  change(complete);
  actor.send({ type: 'programme.submitted' });
  await settle();
  expect(actor.getSnapshot().context.failure).toMatchObject({ message: 'No' });
  actor.send({ type: 'programme.submitted' });
  await settle();
  expect(actor.getSnapshot().context.createdId).toBe('p1');
  expect(sent.map(({ key }) => key)).toEqual(['k1', 'k1']);
  const { slots, title, allowed } = requestOf(sent[0]?.draft as ProgrammeDraft);
  expect([title, slots.length, allowed]).toEqual(['Winter', 17, []]);
  expect(slots[16]).toEqual({ wall_clock: { date: '2027-03-11', time: '10:00' }, capacity: 30 });
});

it('leaves out dates, and asks for addresses where only these may sign up', async () => {
  const { actor, change } = createTestEditor();
  await settle();
  change({
    ...complete,
    count: 2,
    without: ['2027-03-01'],
    audience: 'addresses',
    allowedText: 'ana@team.example\nben',
  });
  expect(plannedStarts(actor.getSnapshot().context.draft).map(({ date }) => date)).toEqual([
    '2027-03-02',
    '2027-03-02',
  ]);
  actor.send({ type: 'programme.submitted' });
  expect(actor.getSnapshot().context.problems).toEqual({ allowed: '“ben” is not an email address.' });
});

it('reads addresses as people paste them, with names or without', () => {
  const allowedText = 'Silva, Ana <Ana@team.example>; bo@team.example\nCy Young <cy@team.example>\nben';
  expect(allowedIn({ audience: 'addresses', allowedText })).toEqual([
    'ana@team.example',
    'bo@team.example',
    'cy@team.example',
    'ben',
  ]);
});

it('reaches every state', () => {
  const events = [
    { type: 'xstate.done.actor.0.programmeEditor.loading', output: catalogue },
    { type: 'xstate.error.actor.0.programmeEditor.loading', error: {} },
    { type: 'catalogue.requested' },
    { type: 'programme.submitted' },
    { type: 'xstate.done.actor.0.programmeEditor.submitting', output: { id: 'p1' } },
  ] as unknown as ProgrammeEditorEvent[];
  const paths = getShortestPaths(programmeEditorMachine.provide({ guards: { isComplete: () => true } }), {
    input,
    events,
  });
  expect([...new Set(paths.map(({ state }) => String(state.value)))].sort()).toEqual([
    'created',
    'editing',
    'loading',
    'submitting',
    'unavailable',
  ]);
});
