import { form } from '../counts.ts';

/** Invitations to sign up, and the free credits of a new account, where there are any and their number is known. */
export const welcome = {
  title: 'The light is on',
  start: 'Start free',
  /** Above the form. */
  lead(credits: number | undefined): string {
    if (!credits) return 'An account takes a minute.';
    return form(
      credits,
      'Your first session is on us: one credit, no card.',
      `Your first ${credits} sessions are on us: ${credits} credits, no card.`,
    );
  },
  /** In a list of facts. */
  fact(credits: number | undefined): string {
    if (!credits) return '';
    return form(credits, 'First session free', `First ${credits} sessions free`);
  },
  /** Appended to a paragraph, hence the space. */
  sentence(credits: number | undefined): string {
    if (!credits) return '';
    return form(
      credits,
      ' Your account includes your first credit.',
      ` The first ${credits} credits come with your account.`,
    );
  },
  /** Like `sentence`, where credits are added once the email address is confirmed. */
  coming(credits: number | undefined): string {
    if (!credits) return '';
    return form(
      credits,
      ' You’ll get your first credit when you confirm your email address.',
      ` You’ll get your first ${credits} credits when you confirm your email address.`,
    );
  },
};

export type WelcomeWords = typeof welcome;
