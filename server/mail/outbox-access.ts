import { ConfigError, type Environment, flag } from '../environment.ts';

/** Who may read the mails that were not sent: nobody, people at this machine, everybody. */
export type OutboxAccess = 'off' | 'local' | 'open';

/**
 * Mails hold links that sign people in. So the outbox is there only where they go nowhere else (no SMTP_URL), never in
 * production, and unless OUTBOX=1 says otherwise only for a site whose PUBLIC_URL is this machine's.
 */
export function readOutboxAccess(
  env: Environment,
  site: { production: boolean; smtpUrl: string | null; publicUrl: string },
): OutboxAccess {
  const isOpen = flag(env, 'OUTBOX', false);
  if (isOpen && site.production) throw new ConfigError('OUTBOX=1 is refused in production');
  if (isOpen && site.smtpUrl) throw new ConfigError('OUTBOX=1 is refused where SMTP_URL sends the mails');
  if (isOpen) return 'open';
  const isWanted = flag(env, 'OUTBOX', true);
  const isHere = isLoopbackHost(new URL(site.publicUrl).hostname);
  return isWanted && !site.production && !site.smtpUrl && isHere ? 'local' : 'off';
}

/** As it stands in an address: `localhost`, `127.0.0.1`, `[::1]`. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}

/** A peer as the socket names it. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/i.test(address ?? '');
}
