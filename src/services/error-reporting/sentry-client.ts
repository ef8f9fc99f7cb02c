import {
  type BrowserOptions,
  browserTracingIntegration,
  captureException,
  captureMessage,
  init,
  makeFetchTransport,
  replayIntegration,
} from '@sentry/react';
import { filterRecording, filterReport } from './filter-report.ts';
import { filtered } from '#contract/rules/log-filter.ts';

type Transport = ReturnType<typeof makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];
type Item = readonly [header: Record<string, unknown>, payload: unknown];

/** Counts and states that the client creates itself. */
const untouched = new Set(['client_report', 'session', 'sessions']);

/** The only transport of reports; it filters each one. */
function makeFilteredTransport(options: Parameters<typeof makeFetchTransport>[0]): Transport {
  const { send, flush } = makeFetchTransport(options);
  return { flush, send: (envelope) => send(filterEnvelope(envelope)) };
}

function filterEnvelope(envelope: Envelope): Envelope {
  const [header, items] = envelope as unknown as [Record<string, unknown>, Item[]];
  return [filterReport(header), items.map(filterItem)] as unknown as Envelope;
}

function filterItem(item: Item): Item {
  const [header, payload] = item;
  if (untouched.has(String(header.type))) return item;
  if (header.type !== 'replay_recording') return [header, filterReport(payload)];
  const recording = typeof payload === 'string' ? filterRecording(payload) : filtered;
  return [{ ...header, length: new TextEncoder().encode(recording).length }, recording];
}

export type ReportingOptions = {
  dsn: string;
  /** Null if unknown. */
  release: string | null;
  rates: { traces: number; replays: number; replaysOnError: number };
};

export type ReportingClient = {
  error(error: unknown): void;
  message(text: string, fields: Record<string, unknown>): void;
};

/** No trace headers are sent, no body, cookie, header or query is collected. */
export const sentryOptions = ({ dsn, release, rates }: ReportingOptions) =>
  ({
    dsn,
    ...(release === null ? {} : { release }),
    tracesSampleRate: rates.traces,
    replaysSessionSampleRate: rates.replays,
    replaysOnErrorSampleRate: rates.replaysOnError,
    tracePropagationTargets: [],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
  }) satisfies BrowserOptions;

export function startSentry(options: ReportingOptions): ReportingClient {
  init({
    ...sentryOptions(options),
    integrations: [
      browserTracingIntegration(),
      // A compressed recording could not be filtered.
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        useCompression: false,
      }),
    ],
    beforeBreadcrumb: (breadcrumb) => filterReport(breadcrumb),
    transport: makeFilteredTransport,
  });
  return {
    error: (error) => void captureException(error),
    message: (text, extra) => void captureMessage(text, { level: 'warning', extra }),
  };
}
