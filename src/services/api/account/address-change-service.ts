import { addressChangeCalls } from '#contract/calls/account/address-change.ts';
import type { BeginAddressChangeRequest } from '#contract/calls/schemas/address-change.ts';
import type { HttpClient } from '../../http/http-client.ts';

/** The own address, and the links that change it. */
export const createAddressChangeService = (http: HttpClient) => ({
  read: (signal?: AbortSignal) => http.call(addressChangeCalls.read, { signal }),
  begin: (body: BeginAddressChangeRequest) => http.call(addressChangeCalls.begin, { body }),
  cancel: () => http.call(addressChangeCalls.cancel),
  /** 404 for a link that is unknown, replaced, used up or older than a day. */
  readLink: (token: string) => http.call(addressChangeCalls.readLink, { params: { token } }),
  confirm: (token: string) => http.call(addressChangeCalls.confirm, { params: { token } }),
});
