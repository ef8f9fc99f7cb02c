declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  interface Context {
    req: IncomingMessage;
    res: ServerResponse;
    path: string;
    query: Record<string, string | undefined>;
    type: string;
    body: unknown;
    respond: boolean;
    set(name: string, value: string): void;
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    readonly Grant: new (properties: {
      accountId: string;
      clientId: string;
    }) => Grant;
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    callback(): RequestListener;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ params: { client_id: string } }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<void>;
  }

  export namespace interactionPolicy {
    export class Prompt {
      constructor(options: { name: string; requestable: boolean });
    }
    export function base(): { add(prompt: Prompt): void };
  }
}
