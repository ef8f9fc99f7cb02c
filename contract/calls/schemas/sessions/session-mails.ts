import { type Static, Type } from 'typebox';
import { longestMailedMessage, seatsPerSession } from '../../../rules/business-constants.ts';
import { Choice, Instant, List, Nullable, Shape, Text } from '../bounded.ts';

/** To one team, or to everybody who is expected. */
export const MailedMessageRequest = Shape({
  text: Text(longestMailedMessage, { minLength: 1 }),
  team_id: Nullable(Type.Integer()),
});

/** What a session mails to its people. */
export const sessionMailKinds = [
  'invitation',
  'reminder_day',
  'reminder_hour',
  'reminder_lobby',
  'moved',
  'cancelled',
  'removed',
  'results',
  'message',
] as const;

/** The newest first. */
export const SessionMails = Shape({
  sent: List(
    Shape({
      /** The number that `mailRecipients` is asked by. */
      id: Type.Integer(),
      kind: Choice(sessionMailKinds),
      at: Instant,
      /** How many it went to; of these, how many the mail server took and how many it refused for good. */
      people: Type.Integer(),
      delivered: Type.Integer(),
      refused: Type.Integer(),
      message: Nullable(
        Shape({ text: Text(longestMailedMessage), by: Text(200), team_id: Nullable(Type.Integer()) }),
      ),
    }),
    200,
  ),
  /** Scheduled mails, the earliest first. */
  to_come: List(Shape({ kind: Choice(sessionMailKinds), at: Instant }), 4),
});

/** Who got what went out together, by name; `refusal` is the mail server's reason for a permanent refusal. */
export const MailRecipients = Shape({
  recipients: List(
    Shape({
      name: Text(200),
      email: Text(254),
      state: Choice(['waiting', 'delivered', 'refused']),
      refusal: Nullable(Text(500)),
    }),
    2 * seatsPerSession,
  ),
});

export type MailedMessageRequest = Static<typeof MailedMessageRequest>;
export type MailRecipients = Static<typeof MailRecipients>;
export type SessionMails = Static<typeof SessionMails>;
