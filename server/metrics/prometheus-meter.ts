import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseFacts } from './database-facts.ts';
import type { Gauges, Meter } from '../meter.ts';

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Asked {
  /** Undefined where the database does not answer in time. */
  readFacts(): Promise<DatabaseFacts | undefined>;
  /** In ms; undefined where Redis does not answer, null where there is none. */
  pingRedis(): Promise<number | undefined | null>;
}

/** The Prometheus side of `Meter` and `Gauges`; names and units as Prometheus asks for them. */
export function createPrometheusMeter(asked: Asked) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'muster_request_seconds',
    help: 'Time to answer a request, by call and status',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
    registers,
  });
  const renewals = new Counter({
    name: 'muster_lease_renewals_total',
    help: 'Leases of sessions renewed by this node',
    registers,
  });
  const takeovers = new Counter({
    name: 'muster_takeovers_total',
    help: 'Sessions taken up that another node, or this one before a restart, had directed',
    registers,
  });
  const appends = new Histogram({
    name: 'muster_log_append_seconds',
    help: 'Time to write what sessions add to their logs',
    buckets: requestSeconds,
    registers,
  });
  const jobs = new Counter({
    name: 'muster_jobs_total',
    help: 'Rounds of a job, by outcome',
    labelNames: ['name', 'outcome'],
    registers,
  });
  const jobDoneAt = new Gauge({
    name: 'muster_job_done_timestamp_seconds',
    help: 'When a job last ended well, in Unix seconds',
    labelNames: ['name'],
    registers,
  });

  const meter: Meter = {
    answered: ({ method, route, status, ms }) =>
      requests.observe({ method, route, status: String(status) }, ms / 1000),
    leasesRenewed: (count) => renewals.inc(count),
    tookOver: () => takeovers.inc(),
    appended: (ms) => appends.observe(ms / 1000),
    jobDone(job, isFailed) {
      jobs.inc({ name: job, outcome: isFailed ? 'failed' : 'done' });
      if (!isFailed) jobDoneAt.set({ name: job }, Date.now() / 1000);
    },
  };

  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });

  function watch(gauges: Gauges): void {
    const sessions = gauge('muster_sessions_directed', 'Sessions that this node directs');
    const seats = gauge('muster_seats_present', 'People present in the sessions that this node directs');
    const sockets = gauge('muster_hub_sockets', 'Open sockets of the realtime hub');
    const connections = gauge(
      'muster_hub_connections',
      'Realtime connections, those that may come back included',
    );
    const entries = gauge('muster_hub_entries', 'Messages and presence changes that the hub has passed on');
    const running = gauge('muster_requests_running', 'Requests under way, by load class', ['load']);
    const waiting = gauge('muster_requests_waiting', 'Requests that wait for their turn, by load class', [
      'load',
    ]);
    const up = gauge('muster_database_up', '1 where the database answers in time');
    const due = gauge('muster_mails_due', 'Mails that are due and not sent');
    const oldest = gauge('muster_mail_oldest_seconds', 'How long the oldest of them is due');
    const failed = gauge('muster_mails_failed', 'Mails given up within a day');
    const credits = gauge('muster_credits', 'Credits of all companies', ['state']);
    const undirected = gauge('muster_sessions_undirected', 'Open sessions that no node directs');
    const pool = gauge('muster_database_connections', 'Connections to this database, of all nodes');
    const redisUp = gauge('muster_redis_up', '1 where Redis answers in time');
    const redisLag = gauge('muster_redis_ping_seconds', 'Round trip to Redis');

    const readParts = () => {
      const directed = gauges.directed();
      sessions.set(directed.sessions);
      seats.set(directed.seats);
      const hub = gauges.hub();
      if (hub) {
        sockets.set(hub.sockets);
        connections.set(hub.connections);
        entries.set(hub.entries);
      }
      for (const queue of gauges.queues()) {
        running.set({ load: queue.load }, queue.running);
        waiting.set({ load: queue.load }, queue.waiting);
      }
    };
    const readRows = async () => {
      const facts = await asked.readFacts();
      up.set(facts ? 1 : 0);
      if (!facts) return;
      due.set(facts.mails_due);
      oldest.set(facts.oldest_mail_s);
      failed.set(facts.mails_failed);
      credits.set({ state: 'available' }, facts.credits_available);
      credits.set({ state: 'reserved' }, facts.credits_reserved);
      undirected.set(facts.sessions_undirected);
      pool.set(facts.connections);
    };
    const readRedis = async () => {
      const ms = await asked.pingRedis();
      if (ms === null) {
        for (const name of ['muster_redis_up', 'muster_redis_ping_seconds'])
          registry.removeSingleMetric(name);
        return;
      }
      redisUp.set(ms === undefined ? 0 : 1);
      if (ms !== undefined) redisLag.set(ms / 1000);
    };
    collect = async () => {
      readParts();
      await Promise.all([readRows(), readRedis()]);
    };
  }

  let collect: () => Promise<void> = async () => undefined;
  return {
    meter,
    watch,
    contentType: registry.contentType,
    async text(): Promise<string> {
      await collect();
      return registry.metrics();
    },
  };
}

export type PrometheusMeter = ReturnType<typeof createPrometheusMeter>;
