import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Snapshot } from '../../contract/calls/schemas/experience.ts';
import type { SessionResults } from '../../contract/calls/schemas/results.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { joinByLink, type Move, type VirtualParticipant } from '../support/virtual-participant.ts';

let product: Product;
let organiser: Organiser;

beforeAll(async () => {
  product = await startProduct({ STORY_CLOCK_RATE: '10', WELCOME_CREDITS: '2' });
  organiser = await signUpOrganiser(product);
}, 120_000);
afterAll(() => product.close());

const names = ['Ana', 'Bo', 'Cy'] as const;
type Name = (typeof names)[number];
type People = Record<Name, VirtualParticipant>;

const votes: Record<string, Record<Name, string>> = {
  'which-way': { Ana: 'bell', Bo: 'bell', Cy: 'ridge' },
  'one-thing-more': { Ana: 'beacon', Bo: 'down', Cy: 'beacon' },
};

/** The same moves in both runs; `isHeldBack` keeps one back while the server is to be killed. */
function movesOf(name: Name, isHeldBack: (key: string) => boolean): Move {
  const post = (path: string, key: string, body: object) =>
    isHeldBack(key) ? undefined : { path: `/api/exp/${path}`, key, body };
  return ({ public: session, team }: Snapshot) => {
    const { clip, decision, breakout } = session;
    if (session.phase === 'gathering' && clip)
      return post('ready', `ready ${clip.scene_id}`, { scene_id: clip.scene_id });
    if (decision)
      return post('vote', `${name} votes on ${decision.scene_id}`, {
        vote_id: `vote-${decision.scene_id}-${name}`,
        decision_id: decision.scene_id,
        option_id: votes[decision.scene_id]?.[name],
        cast_at: Date.now(),
      });
    if (!breakout || team?.solved) return undefined;
    const challenge_id = breakout.scene_id;
    const answer = (attempt_id: string, text: string) =>
      post('challenge/answer', attempt_id, { attempt_id, challenge_id, text });
    if (name === 'Cy') return answer('attempt-of-cy', 'palms');
    if (name === 'Ana' && !team?.attempts.length) return answer('attempt-of-ana', 'lamps');
    if (name === 'Ana') return post('challenge/hint', 'hint', { challenge_id, hint_id: 'middle' });
    return team?.hints.length ? answer('attempt-of-bo', 'palms') : undefined;
  };
}

async function schedule() {
  const person = (name: string) => ({
    first_name: name,
    last_name: 'Guest',
    email: `${name.toLowerCase()}@chaos.example`,
  });
  return organiser.schedule({
    teams: [
      { name: 'Lanterns', people: [person('Ana'), person('Bo')] },
      { name: 'Foxes', people: [person('Cy')] },
    ],
  });
}

async function play(disturb?: (people: People, release: (key: string) => void) => Promise<void>) {
  const detail = await schedule();
  const join = async (name: Name) => {
    const seat = detail.seats.find(({ first_name }) => first_name === name);
    return joinByLink(product.url, seat?.personal_link ?? '');
  };
  const people = { Ana: await join('Ana'), Bo: await join('Bo'), Cy: await join('Cy') };
  const heldBack = new Set(disturb ? ['Bo votes on which-way', 'attempt-of-bo'] : []);
  await people.Ana.until(({ public: { seats } }) => seats.every(({ present }) => present));
  await organiser.control(detail.id, { action: 'start_now' });
  const played = names.map((name) => people[name].play(movesOf(name, (key) => heldBack.has(key))));
  await disturb?.(people, (key) => heldBack.delete(key));
  await Promise.all(played);
  const results = await organiser.results(detail.id);
  const { status } = await organiser.read(detail.id);
  const sawEnd = people.Cy.received.some(({ phase }) => phase === 'ended');
  for (const name of names) people[name].close();
  return { results, status, sawEnd };
}

const withoutIds = ({ scorecard }: SessionResults) => JSON.stringify({ ...scorecard, session_id: '' });

async function killAndStart(): Promise<void> {
  await product.kill();
  await product.start();
}

async function killInClip({ Ana }: People): Promise<void> {
  const before = await Ana.until(
    ({ public: { clip, phase } }) => phase === 'clip' && (clip?.start_at ?? Infinity) < Date.now(),
  );
  await killAndStart();
  const after = await Ana.until(() => true);
  if (after.public.phase === 'clip') expect(after.public.clip).toEqual(before.public.clip);
}

async function killInDecision({ Ana }: People): Promise<void> {
  const before = await Ana.until(({ public: { decision } }) => decision?.voted.length === 2);
  await killAndStart();
  const closedBefore = before.public.decision?.close_at ?? Number.POSITIVE_INFINITY;
  const after = await Ana.until(({ public: { decision } }) => (decision?.close_at ?? 0) > closedBefore);
  expect(after.public.decision?.voted).toEqual(before.public.decision?.voted);
  expect(after.seat.vote).toEqual(before.seat.vote);
}

async function killInBreakout({ Ana }: People): Promise<void> {
  const before = await Ana.until(({ team }) => team?.hints.length === 1);
  await killAndStart();
  const after = await Ana.until(() => true);
  expect({ ...after.team, seq: 0 }).toEqual({ ...before.team, seq: 0 });
  expect(after.seat.clues).toEqual(before.seat.clues);
}

it('a server killed in a clip, a decision and a breakout leaves no trace in the scorecard', async () => {
  const undisturbed = await play();
  const disturbed = await play(async (people, release) => {
    await killInClip(people);
    await killInDecision(people);
    release('Bo votes on which-way');
    await killInBreakout(people);
    release('attempt-of-bo');
  });
  expect(withoutIds(disturbed.results)).toBe(withoutIds(undisturbed.results));
  expect(disturbed.results.scorecard.path).toHaveLength(8);
  expect({ status: disturbed.status, sawEnd: disturbed.sawEnd }).toEqual({
    status: 'completed',
    sawEnd: true,
  });
  expect(disturbed.results.awards).toHaveLength(5);
}, 240_000);
