import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditsForSeats, creditsReturnOnCancel } from '../money/credit-rule.ts';
import {
  isPossible,
  nextStatus,
  refusalCode,
  type SessionStatus,
  sessionEvents,
  sessionStatuses,
  sessionTabs,
} from './session-lifecycle.ts';

const endings: SessionStatus[] = ['completed', 'cancelled', 'failed'];

describe('the lifecycle table', () => {
  it('leads from planned to played, and to nowhere from an ending', () => {
    let status: SessionStatus | undefined = 'draft';
    for (const event of ['schedule', 'openLobby', 'start', 'complete'] as const)
      status = status && nextStatus(status, event);
    expect(status).toBe('completed');
    for (const ending of endings)
      for (const event of sessionEvents) expect([undefined, ending]).toContain(nextStatus(ending, event));
  });

  it('holds an invariant for any series of events: a session starts once and ends once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...sessionEvents), { maxLength: 60 }), (events) => {
        let status: SessionStatus = 'draft';
        let starts = 0;
        let ends = 0;
        for (const event of events) {
          const next = nextStatus(status, event);
          if (next === undefined) continue;
          if (status !== 'live' && next === 'live') starts += 1;
          if (!endings.includes(status) && endings.includes(next)) ends += 1;
          status = next;
        }
        expect(starts).toBeLessThanOrEqual(1);
        expect(ends).toBe(endings.includes(status) ? 1 : 0);
      }),
    );
  });

  it('allows cancelling before the start only', () => {
    expect(sessionStatuses.filter((status) => isPossible(status, 'cancel'))).toEqual([
      'draft',
      'scheduled',
      'lobby',
    ]);
  });

  it.each([
    ['live', 'cancel', 'SESSION_010'],
    ['completed', 'cancel', 'SESSION_010'],
    ['completed', 'reschedule', 'SESSION_006'],
    ['scheduled', 'delete', 'SESSION_005'],
    ['cancelled', 'edit', 'SESSION_004'],
  ] as const)('refuses in %s the event %s with %s', (status, event, code) => {
    expect(isPossible(status, event)).toBe(false);
    expect(refusalCode(status, event)).toBe(code);
  });

  it('shows every status in exactly one tab', () => {
    expect(Object.values(sessionTabs).flat().sort()).toEqual([...sessionStatuses].sort());
  });
});

describe('the credit rule', () => {
  it.each([
    [0, 1],
    [1, 1],
    [30, 1],
    [31, 2],
    [90, 3],
  ])('%i seats take %i', (seats, credits) => {
    expect(creditsForSeats(seats)).toBe(credits);
  });

  it('returns credits only before the lobby opens', () => {
    expect(sessionStatuses.filter(creditsReturnOnCancel)).toEqual(['draft', 'scheduled']);
  });
});
