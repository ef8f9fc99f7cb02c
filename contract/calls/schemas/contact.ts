import { type Static, Type } from 'typebox';
import { longestLetter } from '../../rules/business-constants.ts';
import { contactTopics } from '../../words/contact-topics.ts';
import type { CallSpec } from '../call.ts';
import { Choice, Id, Shape, Text } from './bounded.ts';
import { Email, MessageAnswer, Name } from './identity.ts';

const anHour = 3_600_000;

export const ContactRequest = Shape({
  name: Name,
  email: Email,
  topic: Choice(contactTopics),
  message: Text(longestLetter, { minLength: 1 }),
  session_id: Type.Optional(Id),
  /** A honeypot: people do not see the field, bots fill it in. */
  website: Type.Optional(Text(2000)),
});

export const contactSpec = {
  send: {
    body: ContactRequest,
    answer: MessageAnswer,
    status: 202,
    throttle: [
      { name: 'contact', by: 'address', hits: 10, perMs: anHour },
      { name: 'contact to', by: 'email', hits: 3, perMs: anHour },
    ],
  },
} satisfies Record<string, CallSpec>;

export type ContactRequest = Static<typeof ContactRequest>;
