import { expect, test } from 'vitest';
import { faq as german } from '#contract/words/de/site/faq.ts';
import { faq } from '#contract/words/en/site/faq.ts';
import { faqGroupsIn } from './faq-entries.ts';
import { searchFaq } from './faq-search.ts';

const groups = [
  { title: 'A', entries: [{ id: 'cam', question: 'Is a camera required?', answer: 'No.' }] },
  { title: 'B', entries: [{ id: 'pay', question: 'Invoice?', answer: 'Yes, required is an order.' }] },
];

test.each([
  ['', ['cam', 'pay']],
  ['REQUIRED', ['cam', 'pay']],
  ['required order', ['pay']],
  ['unicorn', []],
])('"%s" finds %j', (query, ids) => {
  expect(searchFaq(groups, query).flatMap((group) => group.entries.map((entry) => entry.id))).toEqual(ids);
});

test('every answer has an address of its own', () => {
  const ids = faqGroupsIn(faq).flatMap((group) => group.entries.map((entry) => entry.id));
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['Gästen', 'gaesten', 'gasten'])('a German question is found by "%s"', (query) => {
  const ids = searchFaq(faqGroupsIn(german), query).flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(ids).toEqual(['allow-list']);
});
