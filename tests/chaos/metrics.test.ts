import { afterEach, expect, it } from 'vitest';
import { freePort } from '../support/servers/free-port.ts';
import { signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { joinByLink } from '../support/virtual-participant.ts';

let product: Product;
afterEach(() => product.close());

it('metrics are on a port of their own, with what the server does and no word about a person', async () => {
  const port = await freePort();
  product = await startProduct({ METRICS_PORT: String(port) });
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const organiser = await signUpOrganiser(product);
  const session = await organiser.schedule();
  const guest = await joinByLink(product.url, session.seats[0]?.personal_link ?? '');
  await guest.until(({ public: { seats } }) => seats.some(({ present }) => present));
  await expect.poll(read).toMatch(/^muster_seats_present 1$/m);
  await expect.poll(read).toMatch(/^muster_lease_renewals_total [1-9]/m);
  const text = await read();
  for (const line of [
    /^muster_database_up 1$/m,
    /^muster_sessions_directed 1$/m,
    /^muster_sessions_undirected 0$/m,
    /^muster_hub_sockets 1$/m,
    /^muster_hub_entries [1-9]/m,
    /^muster_log_append_seconds_count [1-9]/m,
    /^muster_takeovers_total 0$/m,
    /^muster_requests_waiting{load="heavy"} 0$/m,
    /^muster_request_seconds_count{method="POST",route="\/api\/session",status="201"} 1$/m,
    /^muster_jobs_total{name="deliver mails",outcome="done"} [1-9]/m,
    /^muster_job_done_timestamp_seconds{name="clean up"} \d/m,
    /^muster_mails_due \d/m,
    /^muster_credits{state="reserved"} [1-9]/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
    /^process_resident_memory_bytes /m,
  ])
    expect(text).toMatch(line);
  for (const word of ['acme.test', 'Olga', 'Ana', session.id, session.seats[0]?.id])
    expect(text).not.toContain(word);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`${product.url}/metrics`)).status).toBe(404);
  guest.close();
  expect(await product.terminate()).toBe(0);
}, 90_000);
