import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify';
import type { Access } from '#contract/calls/call.ts';
import { allCalls } from './calls.ts';
import { answerSerializers } from './http/calls/answer-serializers.ts';
import type { App } from './http/app-type.ts';
import { callRoutes } from './http/calls/call-routes.ts';
import { csrfProtection, csrfTokens } from './http/security/csrf.ts';
import { errorHandling, refuseAddress } from './http/error-handler.ts';
import { healthRoutes } from './http/health-routes.ts';
import { loadShedding, tryLater } from './http/load/load-shedding.ts';
import { measuredPatterns } from './http/calls/measured-patterns.ts';
import { mediaFiles } from './stories/media-files.ts';
import { notFoundHandling } from './http/files/not-found.ts';
import { openApi } from './http/calls/openapi.ts';
import { requestGuards } from './http/request-guards.ts';
import { requestId } from './http/request-id.ts';
import { requestLog } from './http/request-log.ts';
import { requestTargets, targetCheck } from './http/request-target.ts';
import { securityHeaders } from './http/security/security-headers.ts';
import { securityText } from './http/security/security-txt.ts';
import { staticSite } from './http/files/static-site.ts';
import {
  companyScope,
  hostScope,
  operatorScope,
  participantScope,
  publicScope,
  userScope,
} from './identity/scopes.ts';
import { logoutRoute } from './identity/single-sign-on/logout-route.ts';
import { socialProviderSettings } from './identity/social/social-provider-settings.ts';
import { outboxRoutes } from './mail/outbox-routes.ts';
import { testCheckoutRoutes } from './payment/test-checkout-routes.ts';
import { webhookRoute } from './orders/webhook-route.ts';
import type { Services } from './services.ts';

const bodyLimitBytes = 1_048_576;
const requestWithinMs = 12_000;
const pressureSampleMs = 1000;

/** The whole server, ready to listen. */
export async function buildApp(services: Services): Promise<App> {
  const app: App = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.config.trustProxy ? (_address, hop) => hop === 0 : false,
    genReqId: (request) => requestId(request, services.config),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestWithinMs,
    http: { requestTimeout: requestWithinMs, connectionsCheckingInterval: 2000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: refuseAddress,
    ajv: {
      customOptions: { allErrors: true, coerceTypes: false, removeAdditional: false },
      onCreate: measuredPatterns,
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  answerSerializers(app, services.log);
  errorHandling(app);
  requestTargets(app, services.config);
  await app.register(cookie);
  await app.register(underPressure, {
    maxEventLoopDelay: services.maxEventLoopDelayMs,
    sampleInterval: pressureSampleMs,
    pressureHandler: createPressureHandler(app),
  });
  services.admission = loadShedding(app, services.loadLimits);
  await securityHeaders(app, services.config);
  services.tracer.traceRequests(app);
  requestLog(app, services.meter);
  requestGuards(app);
  const tokens = csrfTokens(services);
  const site = await staticSite(app, {
    sendCookies: tokens.sendCookies,
    siteRoot: services.siteRoot,
    settings: services.config.site,
    prices: () => (services.config.shop.shop ? services.orders.prices() : null),
    hasProviders: socialProviderSettings(services.config).length > 0,
  });
  notFoundHandling(app, { ...site, redirects: services.config.redirects });
  csrfProtection(app, tokens);
  await openApi(app);

  app.addHook('preClose', async () => services.eventStreams.endAll());
  const calls = allCalls(services, site.build);
  const callsOf = (access: Access) =>
    callRoutes(
      { ...services, pace: services.experience.limit },
      calls.filter((call) => call.address.access === access),
    );
  await app.register(
    publicScope([
      callsOf('public'),
      healthRoutes(services),
      securityText(services),
      mediaFiles(services.storiesRoot),
      outboxRoutes(services),
      webhookRoute(services),
      logoutRoute(services),
      testCheckoutRoutes(services),
    ]),
  );
  await app.register(userScope(services, [callsOf('user')]));
  for (const access of ['company', 'owner', 'reports'] as const)
    await app.register(companyScope(access, services, [callsOf(access)]));
  await app.register(hostScope(services, [callsOf('host')]));
  await app.register(operatorScope(services, [callsOf('operator')]));
  await app.register(participantScope(services, [callsOf('participant')]));

  if (services.hub) {
    await app.register(services.hub.rest);
    services.hub.attach(app.server, targetCheck(services.config));
  }
  return app;
}

/**
 * Refuses what can wait, and what is usual, while the process cannot keep up. The first samples after listening still hold the work of the start itself,
 * and Infinity means that nothing was measured yet: neither says anything about now.
 */
function createPressureHandler(app: App) {
  let listeningSince = Number.NEGATIVE_INFINITY;
  app.addHook('onListen', async () => {
    listeningSince = performance.now();
  });
  return (
    { routeOptions }: FastifyRequest,
    _reply: unknown,
    _kind: string,
    delayMs: number | undefined,
  ): void => {
    const isStarting = performance.now() - listeningSince < 2 * pressureSampleMs;
    const { load = 'live' } = routeOptions.config;
    if (load === 'live' || isStarting || delayMs === Number.POSITIVE_INFINITY) return;
    throw tryLater();
  };
}
