import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestPage } from '../database/test-page.ts';
import type { TestPayments } from './test-payments.ts';

type Answer = { status: number; body: unknown };
type Call = { path: string; form: URLSearchParams; key: string };

const bodyAtMost = 100_000;
const notFound: Answer = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
};
const refused = (message: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message } },
});

/** A page as the payment service's API and its messages give it: the payment itself is only named. */
export function sessionObject({
  settles_at,
  refusal,
  refunded,
  refunds,
  description,
  ...page
}: TestPage): object {
  return { object: 'checkout.session', livemode: false, mode: 'payment', ...page };
}

/** The same with the full payment, for callers that request it. */
function expandedSession(page: TestPage): object {
  const { payment_intent: id, payment_status, settles_at, refusal } = page;
  if (id === null) return sessionObject(page);
  const isRefused = settles_at === null && Boolean(refusal);
  const status =
    payment_status === 'paid' ? 'succeeded' : isRefused ? 'requires_payment_method' : 'processing';
  return {
    ...sessionObject(page),
    payment_intent: {
      id,
      object: 'payment_intent',
      status,
      last_payment_error: isRefused ? { type: 'card_error', code: refusal } : null,
    },
  };
}

/** The few calls of the payment service's API that the product makes, on a port of this machine that nobody else reaches. */
export async function openTestPaymentApi(deps: {
  payments: TestPayments;
  publicUrl: string;
  onExpired: (page: TestPage) => void;
}): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    handle(deps, request)
      .catch((): Answer => ({ status: 500, body: { error: { type: 'api_error', message: 'failed' } } }))
      .then((answer) => send(response, answer));
  });
  await listen(server);
  const { port } = server.address() as AddressInfo;
  server.unref();
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type Deps = Parameters<typeof openTestPaymentApi>[0];

async function handle(deps: Deps, request: IncomingMessage): Promise<Answer> {
  const call: Call = {
    path: `${request.method} ${(request.url ?? '').split('?')[0]}`,
    form: new URLSearchParams(await readBody(request)),
    key: String(request.headers['idempotency-key'] ?? ''),
  };
  if (call.path === 'POST /v1/checkout/sessions') return open(deps, call);
  if (call.path === 'POST /v1/refunds') return refund(deps, call);
  const [, verb, id = '', action] =
    /^(GET|POST) \/v1\/checkout\/sessions\/(cs_test_[a-f0-9]{1,64})(\/expire)?$/.exec(call.path) ?? [];
  if (verb === 'POST' && action) return expire(deps, id);
  const page = verb === 'GET' && !action ? await deps.payments.read(id) : undefined;
  return page ? { status: 200, body: expandedSession(page) } : notFound;
}

async function open({ payments, publicUrl }: Deps, { form, key }: Call): Promise<Answer> {
  const value = (name: string) => form.get(name) ?? '';
  const price = 'line_items[0][price_data]';
  const amount = Number(value(`${price}[unit_amount]`));
  if (key === '' || !Number.isSafeInteger(amount) || amount < 1)
    return refused('An amount and a key are needed');
  const page = await payments.open(
    key,
    {
      client_reference_id: value('client_reference_id') || null,
      customer_email: value('customer_email') || null,
      amount_total: amount,
      currency: value(`${price}[currency]`),
      description: value(`${price}[product_data][name]`),
      success_url: value('success_url'),
      cancel_url: value('cancel_url'),
    },
    publicUrl,
  );
  return { status: 200, body: sessionObject(page) };
}

async function expire({ payments, onExpired }: Deps, id: string): Promise<Answer> {
  const page = await payments.expire(id);
  if (!page) return refused('Only an open page can expire');
  onExpired(page);
  return { status: 200, body: sessionObject(page) };
}

async function refund({ payments }: Deps, { form, key }: Call): Promise<Answer> {
  const amount = Number(form.get('amount'));
  const page = await payments.refund(form.get('payment_intent') ?? '', amount, key);
  return page
    ? {
        status: 200,
        body: { id: `re_test_${page.id}_${page.refunded}`, object: 'refund', amount, status: 'succeeded' },
      }
    : refused('Nothing to refund');
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > bodyAtMost) throw new Error('body too long');
  }
  return text;
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
}
