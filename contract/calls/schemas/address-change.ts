import { type Static, Type } from 'typebox';
import type { CallSpec } from '../call.ts';
import { Choice, Instant, Nullable, Shape, Text } from './bounded.ts';
import { Email, Password } from './identity.ts';

const minute = 60_000;
const ByToken = Shape({ token: Text(100) });

/** `change`: null while none is open. */
export const AddressChangeState = Shape({
  change: Nullable(
    Shape({
      email: Text(254),
      current_confirmed: Type.Boolean(),
      new_confirmed: Type.Boolean(),
      expires_at: Instant,
    }),
  ),
});

/** `password`: of an account that has one. */
export const BeginAddressChangeRequest = Shape({ email: Email, password: Type.Optional(Password) });

/** `proves`: which of the two addresses the link was sent to. */
export const AddressChangeLink = Shape({
  current: Text(254),
  email: Text(254),
  proves: Choice(['current', 'new']),
});

/** `waits_for`: the address whose link is still to be confirmed; null once the new address counts. */
export const ConfirmedAddress = Shape({
  email: Text(254),
  waits_for: Nullable(Choice(['current', 'new'])),
});

export const addressChangeSpec = {
  read: { answer: AddressChangeState },
  begin: {
    audit: 'account.changeAddress',
    body: BeginAddressChangeRequest,
    answer: AddressChangeState,
    throttle: [{ name: 'change address', by: 'user', hits: 10, perMs: 60 * minute }],
  },
  cancel: { audit: 'account.keepAddress', answer: AddressChangeState },
  readLink: {
    params: ByToken,
    answer: AddressChangeLink,
    throttle: [{ name: 'read address change', by: 'address', hits: 60, perMs: minute, counts: 'failures' }],
  },
  confirm: {
    params: ByToken,
    answer: ConfirmedAddress,
    throttle: [{ name: 'confirm address', by: 'address', hits: 20, perMs: minute, counts: 'failures' }],
  },
} satisfies Record<string, CallSpec>;

export type AddressChangeState = Static<typeof AddressChangeState>;
export type BeginAddressChangeRequest = Static<typeof BeginAddressChangeRequest>;
export type AddressChangeLink = Static<typeof AddressChangeLink>;
export type ConfirmedAddress = Static<typeof ConfirmedAddress>;
