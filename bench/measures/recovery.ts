import { setTimeout as pause } from 'node:timers/promises';
import type { Snapshot } from '../../contract/calls/schemas/experience.ts';
import { signUpOrganiser } from '../../tests/support/organiser.ts';
import type { Product } from '../../tests/support/servers/product.ts';
import { joinLoadSeat, type LoadSeat } from '../load/load-seat.ts';

const sessions = 20;
const askedEveryMs = 200;
const goesOnWithinMs = 60_000;

/** Answers undefined while nobody answers. */
async function snapshotOf(url: string, token: string): Promise<Snapshot | undefined> {
  const answer = await fetch(`${url}/api/exp/snapshot`, {
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as Snapshot) : undefined;
}

export interface Recovery {
  /** From SIGKILL to the first answer of the server that was started at once, and to the last session's next event, ms. */
  answersMs: number;
  goOnMs: number;
}

/** Kills the server while twenty sessions are live and a seat of each sends requests all the time. */
export async function benchRecovery(product: Product): Promise<Recovery> {
  const organiser = await signUpOrganiser(product);
  const seats: LoadSeat[] = [];
  const live: { token: string; seq: number }[] = [];
  for (let begun = 0; begun < sessions; begun += 1) {
    const session = await organiser.schedule();
    const link = session.seats[0]?.personal_link ?? '';
    const seat = await joinLoadSeat(product.url, { link, address: `10.2.0.${begun}`, note: () => undefined });
    seats.push(seat);
    while ((await organiser.read(session.id)).people.joined < 1) await pause(askedEveryMs);
    await organiser.control(session.id, { action: 'start_now' });
    live.push({ token: seat.token, seq: 0 });
  }
  let isAsking = true;
  const load = live.map(async ({ token }) => {
    while (isAsking) {
      await snapshotOf(product.url, token);
      await pause(askedEveryMs);
    }
  });
  await pause(1000);
  for (const session of live) session.seq = (await snapshotOf(product.url, session.token))?.public.seq ?? 0;
  const killedAt = performance.now();
  await product.kill();
  const started = product.start().then(() => performance.now() - killedAt);
  const goneOn = live.map(async ({ token, seq }) => {
    while (performance.now() - killedAt < goesOnWithinMs) {
      if (((await snapshotOf(product.url, token))?.public.seq ?? 0) > seq)
        return performance.now() - killedAt;
      await pause(askedEveryMs);
    }
    throw new Error('A session did not go on');
  });
  try {
    return { answersMs: await started, goOnMs: Math.max(...(await Promise.all(goneOn))) };
  } finally {
    isAsking = false;
    for (const seat of seats) seat.close();
    await Promise.all(load);
  }
}
