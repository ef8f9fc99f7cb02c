import type { participantCalls } from '#contract/calls/participants.ts';
import type { AnswerTo } from './call-input.ts';

type Entered = AnswerTo<typeof participantCalls.enterByLink>;
type DataPackage = AnswerTo<typeof participantCalls.dataPackage>;

/** What a page that was opened by a personal link has asked for already; null where that came to nothing. */
interface AskedLink {
  linkToken: string;
  entered: Promise<Entered | null>;
  dataPackage: Promise<DataPackage | null>;
}

declare global {
  interface Window {
    /** Set by src/early/ask-early.ts. */
    linkAsked?: AskedLink;
  }
}

export type TakenLink = { entered: Entered; dataPackage: Promise<DataPackage | null> };

/** What opening this link was answered before the application came, where it was; such an answer counts once. */
export async function takeAskedLink(
  window: Pick<Window, 'linkAsked'>,
  linkToken: string,
): Promise<TakenLink | null> {
  const asked = window.linkAsked;
  window.linkAsked = undefined;
  if (asked?.linkToken !== linkToken) return null;
  const entered = await asked.entered;
  return entered && { entered, dataPackage: asked.dataPackage };
}
