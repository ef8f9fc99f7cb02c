import { expect, test } from 'vitest';
import { questionParts } from './question-parts.ts';

test('the last sentence is the question, the rest leads up to it', () => {
  expect(questionParts('The bridge is dark. Somebody waits! Which way do you go?')).toEqual({
    lead: 'The bridge is dark. Somebody waits!',
    question: 'Which way do you go?',
  });
});

test('a single sentence, or text without a full stop, is one part', () => {
  expect(questionParts('Which way?')).toEqual({ lead: '', question: 'Which way?' });
  expect(questionParts('Left or right')).toEqual({ lead: '', question: 'Left or right' });
});
