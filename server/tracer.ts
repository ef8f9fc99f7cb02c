import type { AnsweredQuery } from './database/database.ts';
import type { App } from './http/app-type.ts';

/** Records what the parts of the server do, as spans of a trace. */
export interface Tracer {
  /** A span for each request that the app answers. */
  traceRequests(app: App): void;
  traceJob<Answer>(name: string, run: () => Promise<Answer>): Promise<Answer>;
  traceQuery(query: AnsweredQuery): void;
  /** Sends what is recorded and stops. */
  close(): Promise<void>;
}

/** Where nothing is traced. */
export const silentTracer: Tracer = {
  traceRequests: () => undefined,
  traceJob: (_name, run) => run(),
  traceQuery: () => undefined,
  close: async () => undefined,
};
