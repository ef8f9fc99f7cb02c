import { expect, test } from 'vitest';
import { sessionDetail as detailInGerman } from './de/organiser/sessions/session-detail.ts';
import { sessionHost as hostInGerman } from './de/organiser/sessions/session-host.ts';
import { sessionDetail } from './en/organiser/sessions/session-detail.ts';

const mail = { by: 'Olga', people: 5, waiting: 2, refused: 1, team: 'Otters' };
const ownMail = { by: '', people: 1, waiting: 0, refused: 0, team: undefined };

test('an email’s progress names its sender, its readers and pending deliveries', () => {
  const { progress } = sessionDetail.mails;
  expect([mail, ownMail].map(progress)).toEqual([
    'by Olga to 5 guests (Otters), 2 being sent, 1 refused',
    'to 1 guest',
  ]);
  expect([mail, ownMail].map(detailInGerman.mails.progress)).toEqual([
    'von Olga an 5 Gäste (Otters), 2 in Zustellung, 1 abgewiesen',
    'an 1 Gast',
  ]);
});

test('the German console’s verbs agree with their counts', () => {
  const { calls, now, people } = hostInGerman;
  expect([1, 2].map((count) => people.missing('Otters', count))).toEqual([
    'Otters: 1 fehlt',
    'Otters: 2 fehlen',
  ]);
  expect([1, 2].map((solved) => now.solved(solved, 3))).toEqual([
    '1 von 3 Teams hat es gelöst.',
    '2 von 3 Teams haben es gelöst.',
  ]);
  expect([['Ana'], ['Ana', 'Ben']].map((names) => calls.reported.before(names, 'Otters'))).toEqual([
    'Ana (Otters) meldet eine Nachricht von',
    'Ana und Ben (Otters) melden eine Nachricht von',
  ]);
});
