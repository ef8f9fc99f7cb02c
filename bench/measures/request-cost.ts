import { openDatabase } from '../../server/database/database.ts';
import { channels } from '../../contract/messages/realtime-channels.ts';
import {
  createLobby,
  type LiveSession,
  reach,
  settle,
  simulatePresence,
} from '../../tests/support/live-session.ts';
import { createManualClock } from '../../tests/support/manual-clock.ts';
import { createTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { Figure } from '../compare.ts';

const seats = 50;
const rounds = 6;

interface RequestCost {
  request: string;
  /** Sent to the database for each request, in the mean. */
  statements: number;
  /** Processor time of both threads, in microseconds. */
  cpuUs: number;
}

/** The cost of one participant's request, sent from inside the process: neither network nor machine load counts. */
async function measureRequestCosts(): Promise<RequestCost[]> {
  const opened = await openDatabase({ url: null, directory: undefined, onPoolError: () => undefined });
  let statements = 0;
  const database = opened.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const test = await createTestApp({ clock: createManualClock(), database });
  const measure = async (request: string, times: number, act: (index: number) => Promise<void>) => {
    const [before, cpu] = [statements, process.cpuUsage()];
    for (let index = 0; index < times; index += 1) await act(index);
    await settle(test);
    const { user, system } = process.cpuUsage(cpu);
    return { request, statements: (statements - before) / times, cpuUs: (user + system) / times };
  };
  try {
    const presence = simulatePresence(test);
    const session = await createLobby(test, { teams: teamsOf(seats) });
    for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
    await settle(test);
    const ask = (path: string) => async (index: number) => {
      await test.clock.advance(1);
      await expectOk(session.seats[index % seats]?.browser.get(path));
    };
    const reads = [
      ['snapshot', '/api/exp/snapshot'],
      ['data package', `/api/consumer/getdatapackage?sessionId=${session.id}`],
      ['realtime token', '/api/exp/realtime-token'],
    ] as const;
    for (const [, path] of reads) await measure('', seats * 2, ask(path));
    const costs: RequestCost[] = [];
    for (const [name, path] of reads) costs.push(await measure(name, seats * rounds, ask(path)));
    costs.push(await measure('data package, snapshot and token at once', seats, joinOf(test, session)));
    await test.clock.advance(60_000);
    await reach(test, session, { phase: 'decision' });
    costs.push(await measure('vote', 1, () => voteOfAll(test, session)));
    return costs.map((cost) =>
      cost.request === 'vote'
        ? { ...cost, statements: cost.statements / seats, cpuUs: cost.cpuUs / seats }
        : cost,
    );
  } finally {
    await test.close();
    await opened.destroy();
  }
}

/** The three calls of a start, one after the other by the same person. */
const joinOf = (test: TestApp, session: LiveSession) => async (index: number) => {
  await test.clock.advance(2000);
  const browser = session.seats[index % seats]?.browser;
  await expectOk(browser?.get(`/api/consumer/getdatapackage?sessionId=${session.id}`));
  await expectOk(browser?.get('/api/exp/snapshot'));
  await expectOk(browser?.get('/api/exp/realtime-token'));
};

async function voteOfAll(test: TestApp, session: LiveSession): Promise<void> {
  const decision = (await session.snapshot()).public.decision;
  if (!decision) throw new Error('No decision is open');
  await test.clock.advance(Math.max(0, decision.open_at - test.clock.now()));
  await Promise.all(
    session.seats.map(({ name }) =>
      expectOk(session.vote(name, decision.scene_id, decision.options[0]?.id ?? '')),
    ),
  );
}

async function expectOk(answer: Promise<{ statusCode: number; body: string }> | undefined): Promise<void> {
  const { statusCode = 0, body = '' } = (await answer) ?? {};
  if (statusCode !== 200) throw new Error(`Answered ${statusCode}: ${body.slice(0, 200)}`);
}

const teamsOf = (people: number) =>
  Array.from({ length: people / 10 }, (_, team) => ({
    name: `Team ${team + 1}`,
    people: Array.from({ length: 10 }, (_, n) => ({
      first_name: `P${team * 10 + n + 1}`,
      last_name: 'Guest',
      email: `p${n + 1}.t${team + 1}@acme-bench.test`,
    })),
  }));

/** Prints what a participant's requests cost. */
export async function benchRequestCosts(): Promise<Figure[]> {
  const costs = await measureRequestCosts();
  console.table(
    costs.map(({ request, statements, cpuUs }) => ({
      request,
      statements: statements.toFixed(2),
      CPU: `${cpuUs.toFixed(0)} µs`,
    })),
  );
  return costs.flatMap(({ request, statements, cpuUs }) => [
    { name: `statements, ${request}`, unit: 'a request', value: statements },
    { name: `processor time, ${request}`, unit: 'µs', value: cpuUs },
  ]);
}
