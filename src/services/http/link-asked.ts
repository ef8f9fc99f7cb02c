import type { Call } from '#contract/calls/call.ts';
import type { participantCalls } from '#contract/calls/participants.ts';
import { errorOfAnswer } from './answer-errors.ts';
import type { AnswerTo } from './call-input.ts';

/** What a call was answered before the application came. */
export type EarlyAnswer<C extends Call> = { status: number; headers: Readonly<Record<string, string>> } & (
  | { ok: true; data: AnswerTo<C> }
  | { ok: false; data: unknown }
);

type Entered = AnswerTo<typeof participantCalls.enterByLink>;
type DataPackage = AnswerTo<typeof participantCalls.dataPackage>;

/** What a page that was opened by a personal link has asked for already; null where that came to nothing. */
interface AskedLink {
  linkToken: string;
  entered: Promise<EarlyAnswer<typeof participantCalls.enterByLink> | null>;
  dataPackage: Promise<DataPackage | null>;
}

declare global {
  interface Window {
    /** Set by src/early/ask-early.ts. */
    linkAsked?: AskedLink;
  }
}

export type TakenLink = { entered: Entered; dataPackage: Promise<DataPackage | null> };

/** The cookie had not come yet: the application asks again with it. */
const cookieMissing = 419;

/**
 * What opening this link was answered before the application came, where it was; such an answer counts once. Rejects with
 * an `ApiError` where the link was refused: asked again it would count twice among this address' wrong links.
 */
export async function takeAskedLink(
  window: Pick<Window, 'linkAsked'>,
  linkToken: string,
): Promise<TakenLink | null> {
  const asked = window.linkAsked;
  window.linkAsked = undefined;
  if (asked?.linkToken !== linkToken) return null;
  const answer = await asked.entered;
  if (answer?.ok) return { entered: answer.data, dataPackage: asked.dataPackage };
  if (answer && answer.status < 500 && answer.status !== cookieMissing) {
    throw errorOfAnswer(answer);
  }
  return null;
}
