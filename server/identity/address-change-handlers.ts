import { addressChangeCalls } from '#contract/calls/account/address-change.ts';
import { addressChangeSpec } from '#contract/calls/schemas/address-change.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import type { AddressChange } from './address-change.ts';

export const addressChangeHandlers = ({ addressChange }: { addressChange: AddressChange }) =>
  handleCalls(addressChangeCalls, addressChangeSpec, {
    read: ({ user }) => addressChange.read(user.id),
    begin: ({ user, body }) => addressChange.begin(user.id, body),
    cancel: ({ user }) => addressChange.cancel(user.id),
    readLink: ({ params }) => addressChange.readLink(params.token),
    confirm: ({ params }) => addressChange.confirm(params.token),
  });
