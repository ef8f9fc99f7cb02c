import { contactCalls } from '#contract/calls/contact.ts';
import type { ContactRequest } from '#contract/calls/schemas/contact.ts';
import type { HttpClient } from '../http/http-client.ts';

export function createContactService(http: HttpClient) {
  return {
    send: (body: ContactRequest) => http.call(contactCalls.send, { body }),
  };
}
