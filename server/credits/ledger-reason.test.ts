import { expect, test } from 'vitest';
import { ledgerReasons as german } from '#contract/words/de/organiser/money/ledger-reasons.ts';
import {
  ledgerReasons as english,
  type LedgerReasons,
} from '#contract/words/en/organiser/money/ledger-reasons.ts';
import { reasonIn } from './ledger-reason.ts';

const order = 'MU-2026-00001';
const why = 'Order 7: the second\nplanned';
const title = 'Order 5: Kick-off planned';

test.each<[kind: string, said: (words: LedgerReasons) => string]>([
  ['grant', ({ welcome }) => welcome],
  ['purchase', ({ ordered }) => ordered(order)],
  ['purchase', ({ paidLate }) => paidLate(order)],
  ['purchase', ({ paidTwice }) => paidTwice(order)],
  ['refund', ({ paymentReturned }) => paymentReturned(order, why)],
  ['refund', ({ orderCancelled }) => orderCancelled(order, why)],
  ['refund', ({ refunded }) => refunded(order, why)],
  ['reserve', ({ planned }) => planned(title)],
  ['reserve', ({ seats }) => seats(title, 13)],
  ['release', ({ seats }) => seats(title, 1)],
  ['consume', ({ started }) => started(title)],
  ['release', ({ cancelled }) => cancelled(title)],
  ['consume', ({ cancelledLate }) => cancelledLate(title)],
  ['release', ({ failed }) => failed(title)],
])('a kept reason of a %s is read again (%#)', (kind, said) => {
  const kept = { kind, reason: said(english) };
  expect(reasonIn(english, kept)).toBe(kept.reason);
  expect(reasonIn(german, kept)).toBe(said(german));
});

test('what the operator wrote stays', () => {
  expect(reasonIn(german, { kind: 'grant', reason: 'Thank you for the talk' })).toBe(
    'Thank you for the talk',
  );
});
