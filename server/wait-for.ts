import { setTimeout as delay } from 'node:timers/promises';

/** Refused, its name not known yet, starting up. */
const notThereYet = ['ECONNREFUSED', 'EAI_AGAIN', 'ENOTFOUND', '57P03', 'LOADING'];
const retryMs = 500;

/** Tries again for `waitMs` while a service that starts beside this server cannot be reached yet, and says so once. */
export async function waitFor<Opened>(
  service: string,
  waitMs: number,
  open: () => Promise<Opened>,
): Promise<Opened> {
  const until = performance.now() + waitMs;
  for (let isReported = false; ; isReported = true) {
    try {
      return await open();
    } catch (cause) {
      const { code = '' } = cause as NodeJS.ErrnoException;
      if (!notThereYet.includes(code) || performance.now() >= until) throw cause;
      if (!isReported) process.stderr.write(`Waiting for ${service}, which does not answer yet (${code}).\n`);
      await delay(retryMs);
    }
  }
}
