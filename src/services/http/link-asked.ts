import type { participantCalls } from '#contract/calls/participants.ts';
import type { AnswerTo } from './call-input.ts';

type Entered = AnswerTo<typeof participantCalls.enterByLink>;

declare global {
  interface Window {
    /** Set by public/ask-early.js where the page was opened by a personal link; null where that came to nothing. */
    linkAsked?: { linkToken: string; answer: Promise<Entered | null> };
  }
}

/** What opening this link was answered before the application came, where it was; such an answer counts once. */
export async function takeAskedLink(
  window: Pick<Window, 'linkAsked'>,
  linkToken: string,
): Promise<Entered | null> {
  const asked = window.linkAsked;
  window.linkAsked = undefined;
  return asked?.linkToken === linkToken ? asked.answer : null;
}
