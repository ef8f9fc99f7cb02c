import type { TeamScore } from '#contract/calls/schemas/results.ts';
import type { Story } from '#contract/story/story.ts';
import { longerRoomMs } from '../director/rules/room-after.ts';
import { decisionScene } from '../director/rules/votes.ts';
import { scorecardOf } from '../scoring/scorecard.ts';
import { type Haste, randomOf } from '../director/bots/tempers.ts';
import { simulateSession } from './simulate-session.ts';

type Thirds = [least: number, middle: number, most: number];

export interface SimulationReport {
  sessions: number;
  /** How often each option moved the story, by `decision/option`. */
  taken: Record<string, number>;
  neverTaken: string[];
  /** How many minutes a session took at least, in the middle and at most, from the first picture to the last. */
  minutes: Thirds;
  /**
   * By ending: how often it was reached, how many minutes the story took at least, in the middle and at most, and how many
   * with those by which the room after it is longer.
   */
  endings: Record<
    string,
    {
      sessions: number;
      minutes: Thirds;
      withRoom: [least: number, middle: number, most: number];
    }
  >;
  /**
   * By how quick people are, each least, middle and most: minutes of the story with the longer room, minutes that a person
   * waited, and minutes beside the second task of a team that is done before others.
   */
  paces: Partial<Record<Haste, { sessions: number } & Record<'withRoom' | 'waited' | 'forOthers', Thirds>>>;
  /** Share of what could be earned, over all teams: tenth, half, nine tenths. */
  spread: [low: number, middle: number, high: number];
  /** Mean points by dimension. */
  dimensions: Record<string, number>;
  /**
   * By decision: the mean share of what could be earned, by the scene that the story went on with, and by how much the
   * best of these ways is better than the worst.
   */
  forks: Record<string, { shares: Record<string, number>; advantage: number }>;
  /** Forks where one way has an advantage above the tolerance. */
  unfair: string[];
  /** Share of sessions with two teams or more whose strongest dimensions are not all the same. */
  toldApart: number;
  /** Share of sessions with two teams or more in which several are first. */
  sharedFirst: number;
  /** Share of teams that solved each challenge. */
  solved: Record<string, number>;
}

/** By how much of what could be earned one way of the story may be better than another. */
export const pathTolerance = 0.06;

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
const mean = (values: readonly number[]) =>
  rounded(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));

const mean3 = (values: readonly number[]) =>
  Math.round((1000 * values.reduce((sum, value) => sum + value, 0)) / Math.max(1, values.length)) / 1000;

/** The dimension in which a team earned most of what it could. */
const strongest = ({ dimensions }: TeamScore) =>
  dimensions.toSorted((a, b) => b.points / Math.max(1, b.maximum) - a.points / Math.max(1, a.maximum))[0]?.id;

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/** Plays `sessions` sessions of 4 to 60 bots of different temper; the same seed gives the same report. */
export function simulateStory(story: Story, sessions: number, seed = 1): SimulationReport {
  const random = randomOf(seed);
  const options = story.scenes.flatMap((scene) =>
    scene.kind === 'decision' ? scene.options.map(({ id }) => `${scene.id}/${id}`) : [],
  );
  const taken = new Map(options.map((option) => [option, 0]));
  const minutes = new Map<string, number[]>();
  const withRoom = new Map<string, number[]>();
  const lasted = new Map<string, number[]>();
  const waited = new Map<string, number[]>();
  const forOthers = new Map<string, number[]>();
  const solved = new Map<string, number[]>();
  const dimensions = new Map<string, number[]>();
  const shares: number[] = [];
  const shared: number[] = [];
  const apart: number[] = [];
  const forks = new Map<string, Map<string, number[]>>();
  for (let index = 0; index < sessions; index += 1) {
    const { min, max } = story.players;
    const people = Math.round(min + (max - min) * random() ** 2.5);
    const { context, haste, waiting } = simulateSession(story, people, seed * 100_003 + index);
    const [first] = context.played;
    const last = context.played.at(-1);
    for (const scene of context.played)
      if (scene.kind === 'decision') {
        const option = `${scene.sceneId}/${scene.chosen}`;
        taken.set(option, (taken.get(option) ?? 0) + 1);
      }
    if (first?.kind === 'clip' && last?.kind === 'ending') {
      const lastedMs = (context.clip?.endAt ?? last.startAt) - first.startAt;
      add(minutes, last.sceneId, lastedMs / 60_000);
      const wholeMs = lastedMs + longerRoomMs(context);
      add(withRoom, last.sceneId, wholeMs / 60_000);
      add(lasted, haste, wholeMs / 60_000);
      add(waited, haste, waiting.idleMs / 60_000);
      add(forOthers, haste, waiting.forOthersMs / 60_000);
    }
    const { teams } = scorecardOf(context);
    const earned = teams.map(({ total, maximum }) => total / maximum);
    for (const scene of context.played)
      if (scene.kind === 'decision') {
        const { options: ways } = decisionScene(story, scene.sceneId);
        const next = ways.find(({ id }) => id === scene.chosen)?.next ?? '';
        const fork = forks.get(scene.sceneId) ?? new Map<string, number[]>();
        forks.set(scene.sceneId, fork.set(next, [...(fork.get(next) ?? []), ...earned]));
      }
    for (const team of teams) {
      shares.push(team.total / team.maximum);
      for (const { id, points } of team.dimensions) add(dimensions, id, points);
      for (const row of team.challenges) add(solved, row.scene_id, row.solved ? 1 : 0);
    }
    if (teams.length > 1) apart.push(new Set(teams.map(strongest)).size > 1 ? 1 : 0);
    if (teams.length > 1) shared.push(teams.filter(({ place }) => place === 1).length > 1 ? 1 : 0);
  }
  const thirds = (all: readonly number[]): Thirds => {
    const times = all.toSorted((a, b) => a - b);
    return [rounded(quantile(times, 0)), rounded(quantile(times, 0.5)), rounded(quantile(times, 1))];
  };
  const sorted = shares.sort((a, b) => a - b);
  const ways = [...forks].map(([id, fork]) => {
    const means = [...fork].map(([next, all]) => [next, mean3(all)] as const);
    const values = means.map(([, value]) => value);
    const advantage = Math.round(1000 * (Math.max(...values) - Math.min(...values))) / 1000;
    return [id, { shares: Object.fromEntries(means), advantage }] as const;
  });
  return {
    sessions,
    taken: Object.fromEntries(taken),
    minutes: thirds([...minutes.values()].flat()),
    neverTaken: options.filter((option) => taken.get(option) === 0),
    endings: Object.fromEntries(
      [...minutes].map(([id, all]) => [
        id,
        { sessions: all.length, minutes: thirds(all), withRoom: thirds(withRoom.get(id) ?? []) },
      ]),
    ),
    paces: Object.fromEntries(
      [...lasted].map(([haste, all]) => [
        haste,
        {
          sessions: all.length,
          withRoom: thirds(all),
          waited: thirds(waited.get(haste) ?? []),
          forOthers: thirds(forOthers.get(haste) ?? []),
        },
      ]),
    ),
    spread: [rounded(quantile(sorted, 0.1)), rounded(quantile(sorted, 0.5)), rounded(quantile(sorted, 0.9))],
    dimensions: Object.fromEntries([...dimensions].map(([id, points]) => [id, mean(points)])),
    forks: Object.fromEntries(ways),
    unfair: ways.filter(([, { advantage }]) => advantage > pathTolerance).map(([id]) => id),
    toldApart: mean(apart),
    sharedFirst: mean(shared),
    solved: Object.fromEntries([...solved].map(([id, rows]) => [id, mean(rows)])),
  };
}
