import { form } from './en/counts.ts';

/** What comes with an account, as the first thing that is said of signing up; no word of credits where none come, or it is not known yet. */
export function welcomeLead(welcomeCredits: number | undefined): string {
  if (!welcomeCredits) return 'An account takes a minute.';
  return form(
    welcomeCredits,
    'Your first session is on us: one credit, no card.',
    `Your first ${welcomeCredits} sessions are on us: ${welcomeCredits} credits, no card.`,
  );
}

/** The same as one of a few facts; empty where no credits come, or it is not known yet. */
export function welcomeFact(welcomeCredits: number | undefined): string {
  if (!welcomeCredits) return '';
  return form(welcomeCredits, 'First session free', `First ${welcomeCredits} sessions free`);
}

/** What comes with an account, in a sentence that begins with a space; nothing where nothing does, or it is not known yet. */
export function welcomeSentence(welcomeCredits: number | undefined): string {
  if (!welcomeCredits) return '';
  return form(
    welcomeCredits,
    ' Your account includes your first credit.',
    ` The first ${welcomeCredits} credits come with your account.`,
  );
}

/** What comes once the address is confirmed, in a sentence that begins with a space; nothing as above. */
export function comingSentence(welcomeCredits: number | undefined): string {
  if (!welcomeCredits) return '';
  return form(
    welcomeCredits,
    ' You’ll get your first credit when you confirm your email address.',
    ` Your first ${welcomeCredits} credits come when you open it.`,
  );
}
