// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ContextType, Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decisionFact } from '../../../machines/experience-playback/experience-fixtures.ts';
import { ServerClockContext } from '../../../machines/live-session/use-live-session.tsx';
import type { OwnVote } from '../../../machines/experience-playback/experience-selectors.ts';
import { HoldContext } from '../host/hold-context.ts';
import { DecisionPanel } from './decision-panel.tsx';

type Hold = ContextType<typeof HoldContext>;

const clock = { now: () => Date.now() };

beforeEach(() => {
  vi.useFakeTimers({ now: decisionFact.close_at - 30_500 });
  Element.prototype.animate = vi.fn(
    () => ({ currentTime: 0, cancel() {}, pause() {} }) as unknown as Animation,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderPanel(
  captain: { name: string; own: boolean } | null = null,
  vote: OwnVote = { optionId: null, state: 'none', problem: null },
  hold: Hold = null,
) {
  const renders = { panel: 0, commits: 0 };
  const decision = {
    ...decisionFact,
    get question() {
      renders.panel += 1;
      return decisionFact.question;
    },
  };
  render(
    <ServerClockContext value={clock}>
      <HoldContext value={hold}>
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
            vote={vote}
            onVote={() => {}}
          />
        </Profiler>
      </HoldContext>
    </ServerClockContext>,
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
  [{ name: 'Ana', own: true }, /^You are your team’s captain: if votes are tied, captains’ votes decide/],
  [{ name: 'Ben', own: false }, /^Ben is your team’s captain: if votes are tied, captains’ votes decide/],
  [null, /^If votes are tied, captains’ votes decide/],
])('who is captain and why it matters is one sentence: %j', (captain, sentence) => {
  renderPanel(captain);
  expect(screen.getByText(sentence).textContent).toMatch(/the first option wins\.$/);
});

test.each([
  ['none', 'Olga has paused the clock. You can still vote.'],
  [
    'waitingForLine',
    'No connection. Your vote is saved and will be sent automatically. Olga has paused the clock.',
  ],
  ['counted', 'Your vote counts. You can change it until time runs out. Olga has paused the clock.'],
] as const)('shows the state of the own vote while the host pauses the clock: %s', (state, said) => {
  renderPanel(null, { optionId: 'left', state, problem: null }, { since: 0, by: 'Olga' });
  expect(screen.getByRole('status').textContent).toBe(said);
});

test('an option’s picture is decoration', () => {
  const [first, ...others] = decisionFact.options;
  if (!first) throw new Error('There are no options');
  const decision = {
    ...decisionFact,
    options: [{ ...first, picture_url: '/media/a-story/art/one.webp' }, ...others],
  };
  const { container } = render(
    <ServerClockContext value={clock}>
      <DecisionPanel
        decision={decision}
        endsAt={decision.close_at}
        seats={[]}
        captain={null}
        vote={{ optionId: null, state: 'none', problem: null }}
        onVote={() => {}}
      />
    </ServerClockContext>,
  );
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.map((picture) => [picture.getAttribute('src'), picture.alt])).toEqual([
    ['/media/a-story/art/one.webp', ''],
  ]);
});
