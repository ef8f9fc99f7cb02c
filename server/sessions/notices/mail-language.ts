import type { SessionOptions } from '#contract/calls/schemas/sessions/session-planning.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';

/** The language of a guest's mails: the session's until the guest's first visit, then their own. */
export const mailLanguage = (
  { mail_language: ofSession = 'en' }: Pick<SessionOptions, 'mail_language'>,
  ofSeat: SpokenLanguage | null = null,
): SpokenLanguage => ofSeat ?? ofSession;
