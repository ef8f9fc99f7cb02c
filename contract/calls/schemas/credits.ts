import { type Static, Type } from 'typebox';

export const ledgerKinds = ['grant', 'purchase', 'reserve', 'consume', 'release'] as const;

/** Credits a company may still spend, holds for scheduled sessions, and has used. */
export const CreditBalance = Type.Object({
  available: Type.Integer({ minimum: 0 }),
  reserved: Type.Integer({ minimum: 0 }),
  consumed: Type.Integer({ minimum: 0 }),
});

export const LedgerRow = Type.Object({
  id: Type.Integer(),
  kind: Type.Unsafe<(typeof ledgerKinds)[number]>(Type.Enum([...ledgerKinds])),
  credits: Type.Integer(),
  reason: Type.String(),
  session_id: Type.Union([Type.String(), Type.Null()]),
  session_title: Type.Union([Type.String(), Type.Null()]),
  actor: Type.Union([Type.String(), Type.Null()]),
  at: Type.String(),
  available_after: Type.Integer(),
});
export const LedgerAnswer = Type.Object({
  balance: CreditBalance,
  rows: Type.Array(LedgerRow),
  next_cursor: Type.Union([Type.String(), Type.Null()]),
});

export type CreditBalance = Static<typeof CreditBalance>;
export type LedgerRow = Static<typeof LedgerRow>;
export type LedgerAnswer = Static<typeof LedgerAnswer>;
