import { form } from '../counts.ts';

/** The way in, and what is said of the credits that come with an account, if any do and it is known already. */
export const welcome = {
  title: 'The light is on',
  start: 'Start free',
  /** The first thing that is said of signing up. */
  lead(credits: number | undefined): string {
    if (!credits) return 'An account takes a minute.';
    return form(
      credits,
      'Your first session is on us: one credit, no card.',
      `Your first ${credits} sessions are on us: ${credits} credits, no card.`,
    );
  },
  /** One of a few facts. */
  fact(credits: number | undefined): string {
    if (!credits) return '';
    return form(credits, 'First session free', `First ${credits} sessions free`);
  },
  /** A sentence that begins with a space. */
  sentence(credits: number | undefined): string {
    if (!credits) return '';
    return form(
      credits,
      ' Your account includes your first credit.',
      ` The first ${credits} credits come with your account.`,
    );
  },
  /** The same of what comes once the address is confirmed. */
  coming(credits: number | undefined): string {
    if (!credits) return '';
    return form(
      credits,
      ' You’ll get your first credit when you confirm your email address.',
      ` Your first ${credits} credits come when you open it.`,
    );
  },
};

export type WelcomeWords = typeof welcome;
