import { afterEach, expect, it } from 'vitest';
import { signUpOrganiser } from '../support/organiser.ts';
import { freePort } from '../support/servers/free-port.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { attributeOf, startTraceCollector } from '../support/servers/trace-collector.ts';

const traceOfProxy = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanOfProxy = '00f067aa0ba902b7';
const requestOfProxy = 'proxy-request-0001';
const headersOfProxy = {
  traceparent: `00-${traceOfProxy}-${spanOfProxy}-01`,
  'x-request-id': requestOfProxy,
};
const isError = 2;

let product: Product;
let collector: Awaited<ReturnType<typeof startTraceCollector>>;
afterEach(async () => {
  await product.close();
  await collector.close();
});

async function startTraced(environment: Record<string, string>): Promise<Product> {
  collector = await startTraceCollector();
  return startProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, ...environment });
}

const signIn = (email: string) =>
  fetch(`${product.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOfProxy },
    body: JSON.stringify({ email, password: 'not the right password' }),
  });

it("a request continues the proxy's trace, with its statements; jobs have traces of their own", async () => {
  product = await startTraced({ TRUST_PROXY: '1', OTEL_SERVICE_NAME: 'muster-north' });
  const organiser = await signUpOrganiser(product);
  const session = await organiser.schedule();
  const response = await signIn('nobody@acme.test');
  expect(response.status).toBe(422);
  expect(response.headers.get('x-request-id')).toBe(requestOfProxy);
  expect(await product.terminate()).toBe(0);

  const { spans, resources } = collector;
  const ofProxy = spans.filter(({ traceId }) => traceId === traceOfProxy);
  const [request, ...others] = ofProxy.filter(({ parentSpanId }) => parentSpanId === spanOfProxy);
  expect(others).toEqual([]);
  if (!request) throw new Error('The request has no span');
  expect(request.name).toBe('POST /api/login');
  expect(attributeOf(request, 'http.route')).toBe('/api/login');
  expect(attributeOf(request, 'http.response.status_code')).toBe(422);
  expect(attributeOf(request, 'muster.request.id')).toBe(requestOfProxy);
  const statements = ofProxy.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(statements.map(({ name }) => name)).toContain('select');
  const texts = statements.map((statement) => attributeOf(statement, 'db.query.text'));
  expect(texts).toContainEqual(expect.stringMatching(/from "users"/));
  for (const statement of statements) {
    expect(attributeOf(statement, 'db.query.text')).toMatch(/^(select|insert|update|delete|with)\b/i);
    expect(BigInt(statement.startTimeUnixNano)).toBeLessThan(BigInt(statement.endTimeUnixNano));
  }

  const job = spans.find(({ name }) => name === 'deliver mails');
  expect(job?.parentSpanId ?? '').toBe('');
  expect(spans.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true);
  expect(spans.filter(({ name }) => /readyz|healthz/.test(name))).toEqual([]);
  expect(resources.map((resource) => attributeOf({ attributes: resource }, 'service.name'))).toContain(
    'muster-north',
  );
  const sent = JSON.stringify({ spans, resources });
  for (const word of ['acme.test', 'Olga', 'Ana', 'not the right password', session.seats[0]?.id])
    expect(sent).not.toContain(word);
}, 90_000);

it('a traceparent from a stranger is not taken up, and a collector that is away costs nothing but a line', async () => {
  product = await startTraced({});
  expect((await signIn('nobody@acme.test')).status).toBe(422);
  expect(await product.terminate()).toBe(0);
  const request = collector.spans.find(({ name }) => name === 'POST /api/login');
  expect(request?.traceId).toMatch(/^[\da-f]{32}$/);
  expect(request?.traceId).not.toBe(traceOfProxy);
  expect(request?.status.code).not.toBe(isError);
  expect(attributeOf(request ?? { attributes: [] }, 'muster.request.id')).not.toBe(requestOfProxy);
  await product.close();

  product = await startProduct({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    OTEL_BSP_SCHEDULE_DELAY: '200',
    OTEL_EXPORTER_OTLP_TIMEOUT: '1000',
  });
  expect((await signIn('nobody@acme.test')).status).toBe(422);
  await expect.poll(() => product.output(), { timeout: 30_000 }).toContain('Traces could not be sent');
  expect(await product.terminate()).toBe(0);
}, 90_000);
