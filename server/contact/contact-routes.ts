import { ContactRequest } from '#contract/calls/schemas/contact.ts';
import { MessageAnswer } from '#contract/calls/schemas/identity.ts';
import type { App, AppPlugin } from '../http/app-type.ts';
import type { Throttle } from '../http/throttle.ts';
import type { ContactRequests } from './contact-requests.ts';

const anHourMs = 3_600_000;

interface ContactServices {
  contactRequests: ContactRequests;
  throttle: Throttle;
}

export function contactRoutes({ contactRequests, throttle }: ContactServices): AppPlugin {
  return (app: App) => {
    app.post(
      '/api/contact',
      { schema: { body: ContactRequest, response: { 202: MessageAnswer } } },
      async ({ body, ip }, reply) => {
        await throttle('contact', ip, 10, anHourMs);
        await throttle('contact to', body.email.toLowerCase(), 3, anHourMs);
        await contactRequests.receive(body);
        return reply.code(202).send({ message: 'Thank you. Your message has arrived.' });
      },
    );
  };
}
