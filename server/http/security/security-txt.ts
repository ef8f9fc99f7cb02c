import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { App, AppPlugin } from '../app-type.ts';

/** RFC 9116 recommends less than a year. */
const goodForMs = 180 * 24 * 60 * 60_000;

/** Where to report a vulnerability, by RFC 9116. */
export function securityText(services: { config: Pick<Config, 'publicUrl'>; clock: Clock }): AppPlugin {
  const { publicUrl } = services.config;
  return (app: App) => {
    app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
      const expires = new Date(services.clock.now() + goodForMs);
      expires.setUTCHours(0, 0, 0, 0);
      return reply
        .type('text/plain; charset=utf-8')
        .send(
          [
            `Contact: ${publicUrl}/contact?topic=security`,
            `Expires: ${expires.toISOString()}`,
            `Policy: ${publicUrl}/security#if-you-find-a-vulnerability`,
            `Canonical: ${publicUrl}/.well-known/security.txt`,
            'Preferred-Languages: en, de',
            '',
          ].join('\n'),
        );
    });
  };
}
