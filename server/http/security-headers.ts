import helmet from '@fastify/helmet';
import type { Config } from '../config.ts';
import type { App } from './app-type.ts';
import { noSupportChat, supportChatSources } from './support-chat-sources.ts';

const ablyHosts = ['ably.io', 'ably.net', 'ably-realtime.com'].flatMap((host) => [
  `https://*.${host}`,
  `wss://*.${host}`,
]);

/** No inline script, no framing, no foreign origin but those of configured services. */
export async function securityHeaders(app: App, config: Config): Promise<void> {
  const https = config.publicUrl.startsWith('https:');
  const { google, facebook, microsoft } = config.social;
  const own = new URL(config.publicUrl).host;
  const chat = config.hasSupportChat ? supportChatSources : noSupportChat;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          ...[google, facebook].flatMap((provider) => provider?.scriptUrl ?? []),
          ...chat.script,
        ],
        styleSrc: ["'self'", "'unsafe-inline'", ...(google ? ['https://accounts.google.com/gsi/style'] : [])],
        imgSrc: ["'self'", 'data:', 'blob:', ...chat.image],
        fontSrc: ["'self'", 'data:', ...chat.font],
        mediaSrc: ["'self'", 'blob:', ...chat.media],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: [
          "'self'",
          `ws://${own}`,
          `wss://${own}`,
          ...(config.ablyApiKey ? (config.ablyEndpoint ? bothSchemes(config.ablyEndpoint) : ablyHosts) : []),
          ...(google ? ['https://accounts.google.com/gsi/'] : []),
          ...(facebook ? ['https://graph.facebook.com', 'https://www.facebook.com'] : []),
          ...(microsoft ? [originOf(microsoft.issuer)] : []),
          ...(config.sentryDsn ? [new URL(config.sentryDsn).origin] : []),
          ...chat.connect,
        ],
        frameSrc: [
          "'self'",
          ...(google ? ['https://accounts.google.com/gsi/'] : []),
          ...(facebook ? ['https://www.facebook.com'] : []),
          ...chat.frame,
        ],
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

/** `http:` becomes `ws:`, `https:` becomes `wss:`. */
const bothSchemes = (origin: string) => [origin, origin.replace(/^http/, 'ws')];

function originOf(issuer: string): string {
  return new URL(issuer.replace('{tenantid}', 'common')).origin;
}
