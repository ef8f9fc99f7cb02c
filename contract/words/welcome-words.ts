/** What comes with an account, in a sentence that begins with a space; nothing where nothing does, or it is not known yet. */
export function welcomeSentence(welcomeCredits: number | undefined): string {
  if (!welcomeCredits) return '';
  return welcomeCredits === 1
    ? ' The first credit comes with your account.'
    : ` The first ${welcomeCredits} credits come with your account.`;
}
