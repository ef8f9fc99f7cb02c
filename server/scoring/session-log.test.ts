import { expect, it } from 'vitest';
import { storyIn } from '#contract/story/story.ts';
import { files as german } from '#contract/words/de/organiser/files.ts';
import { files } from '#contract/words/en/organiser/files.ts';
import { strictCsv } from '../../tests/support/strict-csv.ts';
import { readStory } from '../../tests/support/test-story.ts';
import { createContext } from '../director/rules/director-context.ts';
import type { DirectorCommand, DirectorEvent } from '../director/rules/director-events.ts';
import { sessionLog, sessionLogCsv } from './session-log.ts';

const story = storyIn(readStory('the-borrowed-light'), 'en');
const seat = {
  id: 'seat-1',
  teamId: 2,
  present: true,
  awaySince: null,
  came: true,
  helpCalled: false,
  helpSeen: false,
  messages: 0,
  spokenMs: 0,
  speechSince: null,
};
const context = {
  ...createContext({ sessionId: 'a', story }),
  teams: [
    { id: 1, name: 'Otters' },
    { id: 2, name: 'Herons' },
  ],
  seats: [seat],
};
const hosts = { hosts: new Map([[7, 'Olga Owner']]) };
const logIn = ({ log }: typeof files, ...commands: DirectorCommand[]) =>
  sessionLog(
    context,
    commands.map((command, index): DirectorEvent => ({ ...command, at: 1000 * index })),
    hosts,
    log,
  ).map(({ what, team, detail }) => [what, team, detail]);
const logOf = (...commands: DirectorCommand[]) => logIn(files, ...commands);

it('records what the host did, by name where it is known', () => {
  const [scene] = story.scenes;
  expect(
    logOf(
      { type: 'host.started', by: 7 },
      { type: 'host.held', by: 7 },
      { type: 'host.resumed' },
      { type: 'host.extended', ms: 60_000, by: 7 },
      { type: 'host.skipped', sceneId: scene?.id ?? '', stage: 'clip', by: 7 },
      { type: 'host.said', messageId: 'm1', teamId: 2, text: '=1+1', by: 7 },
      { type: 'host.said', messageId: 'm2', teamId: null, text: 'Well done', by: 7 },
      { type: 'host.ended', reason: 'A fire drill', by: 7 },
    ),
  ).toEqual([
    ['Olga Owner started the session', '', ''],
    ['Olga Owner paused the clock', '', ''],
    ['The host let it go on', '', ''],
    ['Olga Owner gave more time', '', '60 s'],
    ['Olga Owner went on', '', scene?.title],
    ['Olga Owner said', 'Herons', '=1+1'],
    ['Olga Owner said', '', 'Well done'],
    ['Olga Owner ended the session', '', 'A fire drill'],
  ]);
});

it('records events of a team or of all, and none of a single person', () => {
  expect(
    logOf(
      { type: 'seat.connected', seatId: 'seat-1' },
      { type: 'help.called', seatId: 'seat-1', called: true },
      { type: 'help.called', seatId: 'seat-1', called: false },
      { type: 'hand.raised', seatId: 'seat-1', raised: true },
      { type: 'time.wanted', seatId: 'seat-1', wanted: true, by: 7 },
      { type: 'chat.posted', seatId: 'seat-1', messageId: 'm', length: 3 },
      { type: 'director.resumed', downSince: 2000 },
    ),
  ).toEqual([
    ['Called the host', 'Herons', ''],
    ['The server was back', '', 'away for 4 s'],
  ]);
});

it('is in the language of its reader', () => {
  expect(
    logIn(
      german,
      { type: 'host.held' },
      { type: 'host.said', messageId: 'm1', teamId: 2, text: 'Bravo', by: 7 },
      { type: 'help.called', seatId: 'seat-1', called: true },
    ),
  ).toEqual([
    ['Der Host hat die Uhr angehalten', '', ''],
    ['Nachricht von Olga Owner', 'Herons', 'Bravo'],
    ['Hat den Host gerufen', 'Herons', ''],
  ]);
});

it('counts from the first scene, in a form that no language reads as a day, and runs no cell', () => {
  const played = { ...context, played: [{ kind: 'clip', sceneId: story.start, startAt: 60_000 } as const] };
  const message = { type: 'host.said', messageId: 'm', teamId: null, text: '=1+1\nand more', by: 7 } as const;
  const csv = sessionLogCsv(
    played,
    [
      { type: 'host.started', at: 0 },
      { ...message, at: 152_000 },
      { type: 'host.ended', reason: '', by: 7, at: 60_000 + 3_600_000 + 59_999 },
    ],
    hosts,
    'en',
  );
  const title = story.scenes.find(({ id }) => id === story.start)?.title;
  expect(strictCsv(new TextEncoder().encode(csv))).toEqual([
    ['Time', 'Into the story', 'What happened', 'Team', 'Detail'],
    ['1970-01-01T00:00:00.000Z', '', 'The host started the session', '', ''],
    ['1970-01-01T00:01:00.000Z', '0:00:00', 'Film begins', '', title],
    ['1970-01-01T00:02:32.000Z', '0:01:32', 'Olga Owner said', '', "'=1+1\nand more"],
    ['1970-01-01T01:01:59.999Z', '1:00:59', 'Olga Owner ended the session', '', ''],
  ]);
});
