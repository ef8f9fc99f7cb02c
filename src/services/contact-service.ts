import type { ContactRequest } from '#contract/calls/schemas/contact.ts';
import type { MessageAnswer } from '#contract/calls/schemas/identity.ts';
import type { HttpClient } from './http/http-client.ts';

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService(http: HttpClient) {
  return {
    send: (body: ContactRequest) => http.post<MessageAnswer>('/api/contact', body),
  };
}
