// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { results as english } from '../words/english/results.ts';
import { seat } from '../words/english/seat.ts';
import { results as german } from '../words/german/results.ts';
import { WordsContext } from '../words/use-words.tsx';
import { PartFacts } from './part-facts.tsx';

test.each([
  ['en', english, ['1 answer tried', '2 clues laid on the board', '1 message written']],
  ['de', german, ['1 Antwort versucht', '2 Hinweise auf den Tisch gelegt', '1 Nachricht geschrieben']],
] as const)('what somebody did once is said in the singular, in %s', (language, words, said) => {
  const part = { seat_id: 'ana', team_id: 1, answers: 1, clues_shared: 2, messages: 1, votes: [] };
  const { container } = render(
    <WordsContext value={{ language, words: { ...seat, ...words } }}>
      <PartFacts part={part} questions={[]} />
    </WordsContext>,
  );
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(said);
});
