import type { Call } from '#contract/calls/call.ts';
import type { participantCalls } from '#contract/calls/participants.ts';
import type { RequestFailureWords } from '#contract/words/en/request-failures.ts';
import { errorOfAnswer } from './answer-errors.ts';
import type { AnswerTo } from './call-input.ts';

/** The response to a call of the early script. */
export type EarlyAnswer<C extends Call> = { status: number; headers: Readonly<Record<string, string>> } & (
  | { ok: true; data: AnswerTo<C> }
  | { ok: false; data: unknown }
);

type Entered = AnswerTo<typeof participantCalls.enterByLink>;
type DataPackage = AnswerTo<typeof participantCalls.dataPackage>;

/** The early script's requests for a personal link; null for a failed one. */
interface EarlyLink {
  linkToken: string;
  entered: Promise<EarlyAnswer<typeof participantCalls.enterByLink> | null>;
  dataPackage: Promise<DataPackage | null>;
}

declare global {
  interface Window {
    /** Set by src/early/early-fetch.ts. */
    earlyLink?: EarlyLink;
  }
}

export type TakenLink = { entered: Entered; dataPackage: Promise<DataPackage | null> };

/** The cookie was missing: the application opens the link again. */
const cookieMissing = 419;

/**
 * The early script's responses for this link, once; null without one. Rejects with an `ApiError` if the link was refused,
 * because a second request would count twice towards the limit of invalid links.
 */
export async function takeEarlyLink(
  window: Pick<Window, 'earlyLink'>,
  linkToken: string,
  loadWords: () => Promise<RequestFailureWords>,
): Promise<TakenLink | null> {
  const early = window.earlyLink;
  window.earlyLink = undefined;
  if (early?.linkToken !== linkToken) return null;
  const answer = await early.entered;
  if (answer?.ok) return { entered: answer.data, dataPackage: early.dataPackage };
  if (answer && answer.status < 500 && answer.status !== cookieMissing) {
    throw errorOfAnswer(answer, await loadWords());
  }
  return null;
}
