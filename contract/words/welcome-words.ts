/** What comes with an account, as the first thing that is said of signing up; no word of credits where none come, or it is not known yet. */
export function welcomeLead(welcomeCredits: number | undefined): string {
  if (!welcomeCredits) return 'An account takes a minute.';
  return welcomeCredits === 1
    ? 'Your first session is on us: one credit, no card.'
    : `Your first ${welcomeCredits} sessions are on us: ${welcomeCredits} credits, no card.`;
}

/** What comes with an account, in a sentence that begins with a space; nothing where nothing does, or it is not known yet. */
export function welcomeSentence(welcomeCredits: number | undefined): string {
  if (!welcomeCredits) return '';
  return welcomeCredits === 1
    ? ' The first credit comes with your account.'
    : ` The first ${welcomeCredits} credits come with your account.`;
}

/** What comes once the address is confirmed, in a sentence that begins with a space; nothing as above. */
export function comingSentence(welcomeCredits: number | undefined): string {
  if (!welcomeCredits) return '';
  return welcomeCredits === 1
    ? ' Your first credit comes when you open it.'
    : ` Your first ${welcomeCredits} credits come when you open it.`;
}
