import type { Throttle } from '../http/load/throttle.ts';

const minute = 60_000;
/** Of one account from one address subject, and of all accounts from it. */
const fromOneAddress = { account: 5, all: 15, windowMs: minute };
/** Of one account from all addresses that have never signed in to it. */
const fromStrangers = { tries: 20, windowMs: 15 * minute };
const familiarForMs = 30 * 24 * 60 * minute;

export type LoginLimits = ReturnType<typeof createLoginLimits>;

/**
 * How often a password may be tried: five times a minute for an account from one address subject, fifteen for the
 * subject, and twenty in fifteen minutes for an account from all subjects together. The last one is for guesses that are
 * spread over many addresses. It does not count where somebody signed in to the account within thirty days, or set its
 * password by a mailed link: so a stranger who uses it up keeps the owner out neither from there nor, with a reset link,
 * from anywhere else. An address that has no account is counted the same.
 */
export function createLoginLimits({ throttle }: { throttle: Throttle }) {
  const pairOf = (email: string, subject: string) => `${email}|${subject}`;

  /** From now on tries from there are not counted with those of strangers. */
  const trust = (email: string, subject: string) =>
    throttle.remember('login familiar', pairOf(email, subject), familiarForMs);

  return {
    trust,

    /** Counts a try. Throws 429 past any limit. */
    async count(email: string, subject: string): Promise<void> {
      const pair = pairOf(email, subject);
      await throttle('login', pair, fromOneAddress.account, fromOneAddress.windowMs);
      await throttle('login address', subject, fromOneAddress.all, fromOneAddress.windowMs);
      if (!(await throttle.isRemembered('login familiar', pair)))
        await throttle('login account', email, fromStrangers.tries, fromStrangers.windowMs);
    },

    /** Takes a try back that brought the right password. */
    async settle(email: string, subject: string): Promise<void> {
      const pair = pairOf(email, subject);
      await throttle.forget('login', pair);
      await throttle.refund('login address', subject);
      if (!(await throttle.isRemembered('login familiar', pair)))
        await throttle.refund('login account', email);
      await trust(email, subject);
    },
  };
}
