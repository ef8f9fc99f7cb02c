import { errorReporting as rates } from '#contract/rules/business-constants.ts';
import { log } from '../log.ts';
import type { ReportingClient, ReportingOptions } from './sentry-client.ts';

export type ErrorReporting = {
  /** Loads the client and reports buffered errors and messages with this build. Does nothing without a DSN. */
  start(build: string | null): Promise<void>;
  /** An error with an HTTP status (a refusal, a missing page) is an answer, not a fault, and is not reported. */
  error(error: unknown): void;
  message(text: string, fields: Record<string, unknown>): void;
};

type StartClient = (options: ReportingOptions) => ReportingClient;

const maxBeforeStart = 20;

async function loadSentry(): Promise<StartClient> {
  const { startSentry } = await import('./sentry-client.ts');
  return startSentry;
}

/** Errors, slow responses, traces and replays for the operator. Source: docs/rules.md, Logs and reports. */
export function createErrorReporting(
  { dsn }: { dsn: string },
  load: () => Promise<StartClient> = loadSentry,
): ErrorReporting {
  let client: ReportingClient | null = null;
  const waiting: ((client: ReportingClient) => void)[] = [];

  function send(report: (client: ReportingClient) => void): void {
    if (client) report(client);
    else if (dsn !== '' && waiting.length < maxBeforeStart) waiting.push(report);
  }

  return {
    async start(build) {
      if (dsn === '') return;
      try {
        const startClient = await load();
        client = startClient({ dsn, release: build, rates });
        for (const report of waiting.splice(0)) report(client);
      } catch (error) {
        log.warn('Error reporting could not be started:', error);
      }
    },
    error(error) {
      if (!isAnswer(error)) send((reporting) => reporting.error(error));
    },
    message: (text, fields) => send((reporting) => reporting.message(text, fields)),
  };
}

function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'status' in error;
}
