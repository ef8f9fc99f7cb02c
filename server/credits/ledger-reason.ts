import type { ledgerKinds } from '#contract/calls/schemas/credits.ts';
import { type LedgerReasons, ledgerReasons } from '#contract/words/en/organiser/money/ledger-reasons.ts';

type LedgerKind = (typeof ledgerKinds)[number];
type Sentence = [kept: RegExp, said: (words: LedgerReasons, ...parts: string[]) => string];

const given: readonly Sentence[] = [[new RegExp(`^${ledgerReasons.welcome}$`), ({ welcome }) => welcome]];

const ordered: readonly Sentence[] = [
  [/^Order (\S+)$/, (words, order = '') => words.ordered(order)],
  [/^Late payment of order (\S+)$/, (words, order = '') => words.paidLate(order)],
  [/^Second payment of order (\S+)$/, (words, order = '') => words.paidTwice(order)],
];

const refunded: readonly Sentence[] = [
  [
    /^Second payment of order (\S+) returned: (.*)$/s,
    (words, order = '', why = '') => words.paymentReturned(order, why),
  ],
  [/^Order (\S+) cancelled: (.*)$/s, (words, order = '', why = '') => words.orderCancelled(order, why)],
  [/^Refund of order (\S+): (.*)$/s, (words, order = '', why = '') => words.refunded(order, why)],
];

const ofSession: readonly Sentence[] = [
  [/^(.*) planned$/, (words, title = '') => words.planned(title)],
  [/^(.*): (\d+) seats?$/, (words, title = '', seats = '') => words.seats(title, Number(seats))],
  [/^(.*) started$/, (words, title = '') => words.started(title)],
  [/^(.*) cancelled$/, (words, title = '') => words.cancelled(title)],
  [/^(.*) cancelled after the doors had opened$/, (words, title = '') => words.cancelledLate(title)],
  [/^(.*) could not take place$/, (words, title = '') => words.failed(title)],
];

const sentences: Record<LedgerKind, readonly Sentence[]> = {
  grant: given,
  purchase: ordered,
  refund: refunded,
  reserve: ofSession,
  consume: ofSession,
  release: ofSession,
};

/** A reason as the ledger keeps it, in the words of a language; what somebody wrote stays as it is. */
export function reasonIn(words: LedgerReasons, { kind, reason }: { kind: string; reason: string }): string {
  for (const [kept, said] of sentences[kind as LedgerKind] ?? []) {
    const parts = kept.exec(reason);
    if (parts) return said(words, ...parts.slice(1));
  }
  return reason;
}
