// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resultWords } from '../../../../words/result-words.ts';
import { WordsIn } from '../../../../words/use-words.tsx';
import { PartFacts } from './part-facts.tsx';

const parts = [resultWords];

test.each([
  ['en', ['1 answer tried', '2 clues shared', '1 message written']],
  ['de', ['1 Antwort versucht', '2 Hinweise gezeigt', '1 Nachricht geschrieben']],
] as const)('what somebody did once is said in the singular, in %s', async (language, said) => {
  const part = { seat_id: 'ana', team_id: 1, answers: 1, clues_shared: 2, messages: 1, votes: [] };
  const { container, findByText } = render(
    <WordsIn language={language} parts={parts}>
      <PartFacts part={part} questions={[]} />
    </WordsIn>,
  );
  await findByText(/^(?:answer|Antwort)/);
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(said);
});
