import { expect, test } from 'vitest';
import { draftProblems as german } from '#contract/words/de/organiser/sessions/draft-problems.ts';
import { problemsOf, reworded } from './draft-problems.ts';
import { emptyDraft } from './session-draft.ts';

test('only problems that are shown are reworded, and what the server said is kept', () => {
  const draft = { ...emptyDraft('key', 'Europe/Berlin'), date: '2026-12-01', time: '10:00' };
  const limits = { people: 30, atOneTable: 12 };
  const found = problemsOf(draft, Date.parse('2026-11-01T00:00:00Z'), limits, german);
  expect(found).toMatchObject({ storySlug: german.story, people: german.people.nobody });
  expect(reworded({ storySlug: 'Choose a story.', when: 'As the server says.' }, found)).toEqual({
    storySlug: german.story,
    when: 'As the server says.',
  });
});
