// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decisionFact } from '../../../machines/experience-playback/experience-fixtures.ts';
import { ServerClockContext } from '../../../machines/live-session/use-live-session.tsx';
import { english } from '../words/english.ts';
import { WordsContext } from '../words/use-words.tsx';
import { DecisionPanel } from './decision-panel.tsx';

const clock = { now: () => Date.now() };

beforeEach(() => {
  vi.useFakeTimers({ now: decisionFact.close_at - 30_500 });
  Element.prototype.animate = vi.fn(() => ({ currentTime: 0, cancel: () => {} }) as unknown as Animation);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderPanel(captain: { name: string; own: boolean } | null = null) {
  const renders = { panel: 0, commits: 0 };
  const decision = {
    ...decisionFact,
    get question() {
      renders.panel += 1;
      return decisionFact.question;
    },
  };
  render(
    <WordsContext value={{ language: 'en', words: english }}>
      <ServerClockContext value={clock}>
        <Profiler
          id="panel"
          onRender={() => {
            renders.commits += 1;
          }}
        >
          <DecisionPanel
            decision={decision}
            endsAt={decision.close_at}
            seats={[]}
            captain={captain}
            vote={{ optionId: null, state: 'none', problem: null }}
            onVote={() => {}}
          />
        </Profiler>
      </ServerClockContext>
    </WordsContext>,
  );
  return renders;
}

test('ten seconds of an open decision render the ring ten times and the panel not at all', () => {
  const renders = renderPanel();
  const { panel, commits } = renders;
  for (let second = 0; second < 10; second += 1) act(() => vi.advanceTimersByTime(1000));
  expect(renders.panel).toBe(panel);
  expect(renders.commits - commits).toBeLessThanOrEqual(10);
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('Time to decide: 21 left');
});

test('when the light is out the options are closed, with one render of the panel', () => {
  const renders = renderPanel();
  const { panel } = renders;
  act(() => vi.advanceTimersByTime(29_000));
  expect(renders.panel).toBe(panel);
  act(() => vi.advanceTimersByTime(1600));
  expect(renders.panel).toBe(panel + 1);
  expect(screen.getByRole('button', { name: /Left/ })).toHaveProperty('disabled', true);
});

test.each([
  [{ name: 'Ana', own: true }, /^You are your team’s captain: in a tie the captains’ votes decide/],
  [{ name: 'Ben', own: false }, /^Ben is your team’s captain: in a tie the captains’ votes decide/],
  [null, /^In a tie the captains’ votes decide/],
])('who is captain and why it matters is one sentence: %j', (captain, sentence) => {
  renderPanel(captain);
  expect(screen.getByText(sentence).textContent).toMatch(/then the option listed first\.$/);
});
