import helmet from '@fastify/helmet';
import type { Config } from '../../config/config.ts';
import { allowedSources } from './allowed-sources.ts';
import type { App } from '../app-type.ts';

/**
 * No inline script (a built page adds the hash of its own), no framing, no foreign origins but those of configured
 * services.
 */
export async function securityHeaders(app: App, config: Config): Promise<void> {
  const https = config.publicUrl.startsWith('https:');
  const own = new URL(config.publicUrl).host;
  const allowed = allowedSources(config);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...allowed.script],
        styleSrc: ["'self'", "'unsafe-inline'", ...allowed.style],
        imgSrc: ["'self'", 'data:', 'blob:', ...allowed.image],
        fontSrc: ["'self'", 'data:', ...allowed.font],
        mediaSrc: ["'self'", 'blob:', ...allowed.media],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", `ws://${own}`, `wss://${own}`, ...allowed.connect],
        frameSrc: ["'self'", ...allowed.frame],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    hsts: https && { maxAge: 31_536_000, includeSubDomains: true },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(self), microphone=(self), autoplay=(self), geolocation=(), payment=()',
    );
  });
}
