import { type Static, Type } from 'typebox';
import { Email, Name } from './identity.ts';

export const contactTopics = ['sales', 'help', 'billing', 'press', 'security', 'other'] as const;

export const ContactRequest = Type.Object({
  name: Name,
  email: Email,
  topic: Type.Unsafe<(typeof contactTopics)[number]>(Type.Enum([...contactTopics])),
  message: Type.String({ minLength: 1, maxLength: 5000 }),
  session_id: Type.Optional(Type.String({ maxLength: 64 })),
});
export type ContactRequest = Static<typeof ContactRequest>;
