import { setTimeout as delay } from 'node:timers/promises';
import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { App } from '../http/app-type.ts';
import type { Tracer } from '../tracer.ts';

const closesWithinMs = 2000;
/** Asked every few seconds by balancers. */
const probes = new Set(['/healthz', '/readyz']);

/**
 * Sends traces by OTLP over HTTP. Names and attributes follow OpenTelemetry's semantic conventions; none is about a
 * person: routes without their values, statements without their parameters.
 */
export function openTracer(deps: {
  config: Pick<Config, 'trustProxy'>;
  tracesUrl: string;
  version: string;
  log: Logger;
}): Tracer {
  const { config, log } = deps;
  diag.setLogger(reportTo(log), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'muster', 'service.version': deps.version }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: deps.tracesUrl }))],
  });
  provider.register();
  const tracer = provider.getTracer('muster');

  return {
    traceRequests: (app) => traceRequests(app, config),

    traceJob: (name, run) =>
      tracer.startActiveSpan(name, async (span) => {
        try {
          return await run();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),

    /** Only as part of a request or job: alone it would be a trace of its own. */
    traceQuery({ sql, ms, isFailed }) {
      if (!trace.getActiveSpan()?.isRecording()) return;
      const span = tracer.startSpan(operationOf(sql), {
        kind: SpanKind.CLIENT,
        startTime: new Date(Date.now() - ms),
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
      });
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },

    async close() {
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        delay(closesWithinMs, undefined, { ref: false }),
      ]);
    },
  };

  function traceRequests(app: App, { trustProxy }: Pick<Config, 'trustProxy'>): void {
    const spans = new WeakMap<FastifyRequest, Span>();

    app.addHook('onRequest', (request, _reply, done) => {
      const { method, routeOptions, headers } = request;
      const route = routeOptions.url ?? 'unknown';
      if (probes.has(route)) return done();
      const parent = trustProxy ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'muster.request.id': request.id,
      };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
      const own = trace.setSpan(parent, span);
      // The node that a request is forwarded to continues this trace.
      propagation.inject(own, headers);
      spans.set(request, span);
      context.with(own, done);
    });
    app.addHook('onResponse', async (request, { statusCode }) => {
      const span = spans.get(request);
      span?.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
    app.addHook('onRequestAbort', async (request) => {
      const span = spans.get(request);
      span?.setAttribute('error.type', 'aborted');
      span?.end();
    });
  }
}

const operationOf = (sql: string) => /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'query';

function reportTo(log: Logger) {
  const warn = (message: string) => log.warn({ reason: message }, 'Traces could not be sent');
  const ignore = () => undefined;
  return { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
}
