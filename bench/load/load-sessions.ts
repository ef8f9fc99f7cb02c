import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublicProjection } from '../../contract/messages/session-projection.ts';
import type { Organiser } from '../../tests/support/organiser.ts';
import { type Product, startProduct } from '../../tests/support/servers/product.ts';
import { joinLoadSeat, type LoadSeat, type Step, type Timed } from './load-seat.ts';
import { cpuOf } from '../processes.ts';
import { quantile } from '../quantile.ts';

/** The seats of a session of each story: the short one takes 30 people. */
export const seatsInSession = { short: 30, full: 50 } as const;
const teamSize = 10;
export const joinWithinMs = 20_000;
export const voteWithinMs = 2000;
const shownWithinMs = 240_000;

export const evenly = <Item>(
  items: readonly Item[],
  withinMs: number,
  act: (item: Item) => Promise<unknown>,
) =>
  Promise.all(
    items.map(async (item, index) => {
      await pause((index / items.length) * withinMs);
      await act(item).catch(() => undefined);
    }),
  );

/** The people of all groups, group by group or the first of each group, then the second of each, and so on. */
export function inOrder<Seat, Facts>(
  groups: readonly (Facts & { seats: readonly Seat[] })[],
  isTogether: boolean,
) {
  const people = groups.flatMap((group) => group.seats.map((seat, n) => ({ group, seat, n })));
  return isTogether ? people.sort((a, b) => a.n - b.n) : people;
}

/** One session as its first person hears it. */
function createHearing() {
  let latest: PublicProjection | undefined;
  const waiting = new Set<() => void>();
  return {
    hear(projection: PublicProjection): void {
      latest = projection;
      for (const look of waiting) look();
    },
    until(isWanted: (projection: PublicProjection) => boolean): Promise<PublicProjection> {
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`Not heard in time: ${isWanted}`)), shownWithinMs);
        const look = () => {
          if (!latest || !isWanted(latest)) return;
          waiting.delete(look);
          clearTimeout(late);
          resolve(latest);
        };
        waiting.add(look);
        look();
      });
    },
  };
}

export interface Played {
  id: string;
  links: string[];
  seats: LoadSeat[];
  hearing: ReturnType<typeof createHearing>;
  /** What the last of them receives. */
  hearLast?: (projection: PublicProjection) => void;
}

/** Planned sessions, in teams of ten. */
export async function scheduleSessions(
  organiser: Organiser,
  seats: number,
  { format, timerFactor }: { format: 'short' | 'full'; timerFactor: number },
): Promise<Played[]> {
  const story = organiser.stories.find((each) => each.format === format);
  const sessions: Played[] = [];
  const most = seatsInSession[format];
  for (let begun = 0; begun < seats; begun += most) {
    const size = Math.min(most, seats - begun);
    const { id, seats: planned } = await organiser.schedule({
      ...(story ? { story_slug: story.slug } : {}),
      teams: Array.from({ length: Math.ceil(size / teamSize) }, (_, team) => ({
        name: `Team ${team + 1}`,
        people: Array.from({ length: Math.min(teamSize, size - team * teamSize) }, (_, n) => ({
          first_name: `P${n + 1}`,
          last_name: `T${team + 1}`,
          email: `p${n + 1}.t${team + 1}.s${begun}@acme-bench.test`,
        })),
      })),
      options: { timer_factor: timerFactor, chat: true, analytics: true },
    });
    const links = planned.map(({ personal_link }) => personal_link ?? '');
    sessions.push({ id, links, seats: [], hearing: createHearing() });
  }
  return sessions;
}

/**
 * Everybody joins within twenty seconds, each from an address of their own. Throws where the first of a session does not get
 * in, by whom the session is listened to.
 */
export async function joinSessions(
  product: Product,
  sessions: readonly Played[],
  note: (timed: Timed) => void,
  receiver: (session: Played, n: number) => ((data: Buffer) => void) | undefined = () => undefined,
): Promise<void> {
  const people = sessions.flatMap((session, index) =>
    session.links.map((link, n) => ({ session, index, link, n })),
  );
  let failure: unknown;
  await evenly(people, joinWithinMs, async ({ session, index, link, n }) => {
    const address = `10.${Math.floor(index / 250)}.${index}.${n + 1}`;
    const receive = receiver(session, n);
    const listeners = [
      ...(n === 0 ? [session.hearing.hear] : []),
      ...(n === session.links.length - 1 && session.hearLast ? [session.hearLast] : []),
    ];
    const hear = (projection: PublicProjection) => {
      for (const listen of listeners) listen(projection);
    };
    const joining = joinLoadSeat(
      product.url,
      { link, address, note, ...(receive ? { receive } : {}) },
      listeners.length > 0 ? hear : undefined,
    );
    session.seats.push(
      await joining.catch((error: unknown) => {
        if (n === 0) failure = error;
        throw error;
      }),
    );
  });
  if (failure) throw new Error('A session is not heard: its first person did not get in', { cause: failure });
}

export const readyForClip = ({ phase, clip }: PublicProjection) => phase === 'gathering' && clip !== null;

/** What the server has used and holds, as the system counts it. */
export async function usage(pid: number): Promise<{ cpuMs: number; rssMb: number; peakMb: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { cpuMs: await cpuOf(pid), rssMb: mb('VmRSS'), peakMb: mb('VmHWM') };
}

export type StepFigures = Partial<Record<Step, { p50: number; p99: number }>>;

export function quantiles(timed: readonly Timed[]): StepFigures {
  const steps: StepFigures = {};
  for (const step of new Set(timed.map((each) => each.step))) {
    const took = timed.filter((each) => each.step === step).map(({ tookMs }) => tookMs);
    steps[step] = { p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
  }
  return steps;
}

export function printSteps(steps: Readonly<Record<string, { p50: number; p99: number }>>): void {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  console.table(Object.entries(steps).map(([step, { p50, p99 }]) => ({ step, p50: ms(p50), p99: ms(p99) })));
}

/** A server whose story runs at that rate, with credits for a thousand seats; everybody comes from an address of their own. */
export const startLoaded = (clockRate: number, environment: Record<string, string>) =>
  startProduct({
    STORY_CLOCK_RATE: String(clockRate),
    WELCOME_CREDITS: '100',
    TRUST_PROXY: '1',
    ...environment,
  });
