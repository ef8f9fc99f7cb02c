// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageContext } from '../../../../words/language.ts';
import { loadPageWords } from '../../../../words/word-table.ts';
import { PartFacts } from './part-facts.tsx';

test.each([
  ['en', ['1 answer tried', '2 clues shared', '1 message written']],
  ['de', ['1 Antwort versucht', '2 Hinweise gezeigt', '1 Nachricht geschrieben']],
] as const)('what somebody did once is said in the singular, in %s', async (language, said) => {
  const part = { seat_id: 'ana', team_id: 1, answers: 1, clues_shared: 2, messages: 1, votes: [] };
  await loadPageWords(language);
  const { container } = render(
    <LanguageContext value={language}>
      <PartFacts part={part} questions={[]} />
    </LanguageContext>,
  );
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(said);
});
