import {
  browserTracingIntegration,
  captureException,
  captureMessage,
  init,
  replayIntegration,
} from '@sentry/react';
import { filterReport } from './filter-report.ts';
import { makeFilteredTransport } from './filtered-transport.ts';

export type ReportingOptions = {
  dsn: string;
  /** Null where it is not known. */
  release: string | null;
  rates: { traces: number; replays: number; replaysOnError: number };
};

export type ReportingClient = {
  error(error: unknown): void;
  message(text: string, fields: Record<string, unknown>): void;
};

/** No trace headers are sent, no body, cookie, header or query is collected. */
export function startSentry({ dsn, release, rates }: ReportingOptions): ReportingClient {
  init({
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
    integrations: [
      browserTracingIntegration(),
      // A compressed recording could not be filtered on its way out.
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
