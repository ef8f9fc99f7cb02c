import { setTimeout as delay } from 'node:timers/promises';

/** Lets `work` end no sooner than after `ms`, so that its duration tells nothing of what it found. */
export async function timebox<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const elapsed = delay(ms);
  const [outcome] = await Promise.allSettled([work(), elapsed]);
  await elapsed;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

export const credentialTimeboxMs = 200;
