import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

export interface OperatedServer {
  server: TestApp;
  /** What the server's mails come to. */
  sink: SmtpSink;
  close(): Promise<void>;
}

/** Where the operator is written to. */
export const office = 'office@muster.example';

/** A server whose operator has an address and whose mails go out. */
export async function startOperatedServer(): Promise<OperatedServer> {
  const sink = await startSmtpSink();
  const server = await createTestApp({ env: { SMTP_URL: sink.url, CONTACT_EMAIL: office } });
  return {
    server,
    sink,
    async close() {
      await server.close();
      await sink.close();
    },
  };
}
