import { expect, it } from 'vitest';
import type { Award } from '#contract/calls/schemas/results.ts';
import { awardsInOrder } from './awards-in-order.ts';

const award = (kind: Award['kind'], recipient: string, team: string) => ({ kind, recipient, team }) as Award;
const awards = [
  award('person', 'Zoë Öztürk', 'Otters'),
  award('person', 'Ana Silva', 'Herons'),
  award('team', 'Otters', 'Otters'),
  award('person', 'Ben Otter', 'Herons'),
  award('team', 'Herons', 'Herons'),
];
const found = (search: string) => awardsInOrder(awards, search).map(({ recipient }) => recipient);

it('each team’s award is first, then its people’s by name', () => {
  expect(found('')).toEqual(['Herons', 'Ana Silva', 'Ben Otter', 'Otters', 'Zoë Öztürk']);
});

it('an award is found by name and team, whatever the accents', () => {
  expect(found('ozturk')).toEqual(['Zoë Öztürk']);
  expect(found('otter')).toEqual(['Ben Otter', 'Otters', 'Zoë Öztürk']);
  expect(found('heron silva')).toEqual(['Ana Silva']);
  expect(found('nobody')).toEqual([]);
});
