import type { Snapshot } from '../../contract/calls/schemas/experience.ts';
import type { SessionDetail } from '../../contract/calls/schemas/sessions/session-detail.ts';
import type { CreateSessionRequest } from '../../contract/calls/schemas/sessions/session-planning.ts';
import { phaseOf } from '../../server/director/projections/public-projection.ts';
import { nextDeadline } from '../../server/director/rules/deadlines.ts';
import type { PresenceChange } from '../../server/realtime/realtime-port.ts';
import { type CompanyFixture, createCompany, sessionRequest } from './company-fixture.ts';
import type { TestApp } from './test-app.ts';
import type { TestBrowser } from './browser/test-browser.ts';

const stepMs = 50;

/** Presence by channel, controlled by the test instead of by sockets. */
export function simulatePresence(test: TestApp) {
  const members = new Map<string, { clientId: string; connectionId: string }[]>();
  const watchers = new Map<string, Set<(change: PresenceChange) => void>>();
  const { realtime } = test.services;
  realtime.presence = async (channel) => members.get(channel) ?? [];
  realtime.watchPresence = (channel, listener) => {
    const listeners = watchers.get(channel) ?? new Set();
    watchers.set(channel, listeners.add(listener));
    return () => listeners.delete(listener);
  };
  const change = (channel: string, clientId: string, action: 'enter' | 'leave') => {
    const count = (members.get(channel) ?? []).filter((member) => member.clientId === clientId).length;
    for (const listener of watchers.get(channel) ?? [])
      listener({ channel, clientId, action, members: count });
  };
  return {
    enter(channel: string, clientId: string, connectionId = `connection of ${clientId}`): void {
      members.set(channel, [...(members.get(channel) ?? []), { clientId, connectionId }]);
      change(channel, clientId, 'enter');
    },
    leave(channel: string, clientId: string): void {
      members.set(
        channel,
        (members.get(channel) ?? []).filter((member) => member.clientId !== clientId),
      );
      change(channel, clientId, 'leave');
    },
  };
}

export interface TestSeat {
  id: string;
  name: string;
  teamId: number;
  browser: TestBrowser;
}

export type Published = { channel: string; name: string; data: unknown };

/** Records the server's publications in addition to sending them. */
export function recordPublished(test: TestApp): Published[] {
  const published: Published[] = [];
  const { realtime } = test.services;
  const publish = realtime.publish.bind(realtime);
  realtime.publish = (channel, name, data) => {
    published.push({ channel, name, data });
    return publish(channel, name, data);
  };
  return published;
}

/** Waits until the directors have written and published everything. */
export async function settle(test: TestApp): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await new Promise((done) => setImmediate(done));
    await test.services.directors.idle();
  }
}

/** Advances the clock in small steps, like for a running server. */
export async function pass(test: TestApp, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    await test.clock.advance(Math.min(stepMs, left));
    await settle(test);
  }
}

/** A session in its lobby, with a signed-in browser for every seat. */
export async function createLobby(
  test: TestApp,
  changes: Partial<CreateSessionRequest> & { inMs?: number; company?: CompanyFixture } = {},
) {
  const { company: given, ...request } = changes;
  const company = given ?? (await createCompany(test));
  const created = await company.browser.post(
    '/api/session',
    sessionRequest(test, { inMs: 60_000, ...request }),
  );
  if (created.statusCode !== 201) throw new Error(created.body);
  const detail = created.json<SessionDetail>();
  await test.services.directors.sync(detail.id);
  await settle(test);
  const seats: TestSeat[] = [];
  for (const seat of detail.seats) {
    const browser = test.browser();
    browser.token = (await test.services.accessTokens.issueSeatToken(seat.id)).token;
    seats.push({ id: seat.id, name: seat.first_name, teamId: seat.team_id, browser });
  }
  return {
    company,
    id: detail.id,
    seats,
    seat(name: string): TestSeat {
      const found = seats.find((candidate) => candidate.name === name);
      if (!found) throw new Error(`Nobody is called ${name}`);
      return found;
    },
    async snapshot(name = seats[0]?.name ?? ''): Promise<Snapshot> {
      return (await this.seat(name).browser.get('/api/exp/snapshot')).json<Snapshot>();
    },
    vote(name: string, decisionId: string, optionId: string, voteId = `vote-${name}-${optionId}`) {
      return this.seat(name).browser.post('/api/exp/vote', {
        vote_id: voteId,
        decision_id: decisionId,
        option_id: optionId,
        cast_at: test.clock.now(),
      });
    },
  };
}

export type LiveSession = Awaited<ReturnType<typeof createLobby>>;

/** Advances the clock from deadline to deadline until the session is in that phase or scene. */
export async function reach(
  test: TestApp,
  session: Pick<LiveSession, 'id'>,
  where: { phase?: string; scene?: string },
): Promise<void> {
  for (let deadlines = 0; deadlines < 200; deadlines += 1) {
    await settle(test);
    const current = await test.services.directors.current(session.id);
    if (!current) break;
    const isThere =
      (where.scene === undefined || current.snapshot.context.sceneId === where.scene) &&
      (where.phase === undefined || phaseOf(current.snapshot) === where.phase);
    if (isThere) return;
    const due = nextDeadline(current.snapshot.context);
    if (current.snapshot.status !== 'active' || due === null) break;
    await test.clock.advance(Math.max(0, due - test.clock.now()));
  }
  throw new Error(`The session never reached ${JSON.stringify(where)}`);
}
