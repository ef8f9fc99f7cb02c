// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { TeamAnalysis } from '#contract/calls/schemas/results.ts';
import { MeasuresByTeam } from './measures-by-team.tsx';

afterEach(cleanup);

const measure = (id: string, value: number | null, unit: 'share' | 'seconds') => ({
  id,
  label: id,
  value,
  unit,
  summary: '',
  formula: '',
  counted: [],
});
const team = (name: string, measures: TeamAnalysis['measures']): TeamAnalysis => ({
  team_id: name.length,
  name,
  people: 4,
  withheld: measures.length > 0 ? null : 'Too few people.',
  measures,
  agreement: [],
  agreement_summary: '',
  participation: [],
  participation_summary: '',
  talking_points: [],
  next_steps: [],
});

it('shows every team’s measures side by side, with a dash for a team that is not analysed, and nothing for one team', async () => {
  const lanterns = team('Lanterns', [
    measure('Agreement', 0.82, 'share'),
    measure('Consensus', null, 'seconds'),
  ]);
  const view = (teams: TeamAnalysis[]) => <MeasuresByTeam teams={teams} />;
  const { rerender } = render(view([lanterns, team('Pair', [])]));
  await screen.findByRole('table', {}, { timeout: 10_000 });
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Team', 'Agreement', 'Consensus'],
    ['Lanterns', '82%', '–'],
    ['Pair', '–', '–'],
  ]);
  rerender(view([lanterns]));
  expect(screen.queryByRole('table')).toBeNull();
});
