import { startSentry } from '../../src/services/error-reporting/sentry-client.ts';
import { log } from '../../src/services/log.ts';

/** Runs in the browser of error-reporting.test.ts: everything that a report can pick a secret up from. */
const { dsn, planted } = (
  window as unknown as {
    given: { dsn: string; planted: Record<'email' | 'token' | 'card' | 'password' | 'link', string> };
  }
).given;
const client = startSentry({ dsn, release: 'r1', rates: { traces: 1, replays: 1, replaysOnError: 1 } });
const { email, token, card, password, link } = planted;

log.warn(`${email} sent`, { token, password });
console.info(`${email} paid with ${card}`);
await fetch(`/api/exp/auth?email=${encodeURIComponent(email)}&token=${encodeURIComponent(token)}`, {
  headers: { authorization: `Bearer ${token}` },
});
history.pushState(null, '', `/reset-password/${link}#email=${encodeURIComponent(email)}`);
const anchor = document.createElement('a');
anchor.href = `/verify/7/${link}?signature=${link}`;
anchor.textContent = email;
document.body.append(anchor);
client.message(`Slow response to ${email}`, { durationMs: 6000, password, path: `/api/none/${link}` });
client.error(new Error(`${email} was refused with ${token}`, { cause: new Error(card) }));
setTimeout(() => {
  throw new Error(`uncaught, of ${email}`);
});
