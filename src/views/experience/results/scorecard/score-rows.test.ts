import { expect, it } from 'vitest';
import { scorecardFixture } from '../../../debug/fixtures.ts';
import { rowsInOrder } from './score-rows.ts';

it('lists scenes in played order, a riddle between two decisions', () => {
  const [team] = scorecardFixture.teams;
  const [first] = team?.decisions ?? [];
  if (!team || !first) throw new Error('The fixture has a decision');
  const later = { ...first, scene_id: 'one-thing-more' };
  const rows = rowsInOrder(scorecardFixture.path, { ...team, decisions: [later, first] });
  expect(rows.map(({ kind, row }) => [kind, row.scene_id])).toEqual([
    ['decision', 'which-way'],
    ['challenge', 'door'],
    ['decision', 'one-thing-more'],
  ]);
});
