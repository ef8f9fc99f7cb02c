// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  defaultPlaybackState,
  type PlaybackState,
} from '../../machines/experience-playback/playback-state.ts';
import { PlaybackFacts } from './playback-facts.tsx';

const playing: PlaybackState = {
  ...defaultPlaybackState,
  playerCurrentTime: 12_340,
  timeLeft: 21_660,
  endTime: Date.UTC(2026, 10, 22, 12, 0, 34),
  experiencePathOrder: ['bridge', 'which-way'],
  currentHlsUrl: '/media/the-borrowed-light/bridge/master.m3u8',
  muteVideo: true,
};

const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        within(term.parentElement as HTMLElement).getByRole('definition').textContent,
      ]),
  );

it('every value of the playback state is shown, and follows it', () => {
  const { rerender } = render(<PlaybackFacts playback={playing} />);
  expect(facts()).toEqual({
    'Player current time': '0:12 (12340 ms)',
    'Time left': '0:22 (21660 ms)',
    'End time': '2026-11-22T12:00:34.000Z',
    'Experience path order': 'bridge → which-way',
    'Current HLS url': '/media/the-borrowed-light/bridge/master.m3u8',
    'Scorecard requested': 'no',
    Ended: 'no',
    'Leave meeting': 'no',
    'Join breakout room': 'no',
    'Mute video': 'yes',
    'Custom video room': 'none',
  });
  expect(Object.keys(facts())).toHaveLength(Object.keys(playing).length);
  rerender(<PlaybackFacts playback={defaultPlaybackState} />);
  expect(facts()).toMatchObject({ 'Time left': 'none', 'End time': 'none', 'Experience path order': 'none' });
});
