import { contactCalls } from '#contract/calls/contact.ts';
import { contactSpec } from '#contract/calls/schemas/contact.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { requestLanguage } from '../words/request-language.ts';
import { answerWordsFor } from '../words/answer-words.ts';
import type { ContactRequests } from './contact-requests.ts';

export const contactHandlers = ({ contactRequests }: { contactRequests: ContactRequests }) =>
  handleCalls(contactCalls, contactSpec, {
    send: async ({ body, headers }) => {
      if (!body.website) await contactRequests.receive(body, requestLanguage(headers));
      return { message: answerWordsFor(headers).messageArrived };
    },
  });
