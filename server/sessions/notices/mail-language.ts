import type { SessionOptions } from '#contract/calls/schemas/sessions/session-planning.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';

/** In which language a guest is written to: their own once they have chosen one by coming, until then the session's. */
export const mailLanguage = (
  { mail_language: ofSession = 'en' }: Pick<SessionOptions, 'mail_language'>,
  ofSeat: SpokenLanguage | null = null,
): SpokenLanguage => ofSeat ?? ofSession;
