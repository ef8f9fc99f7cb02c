import type { SessionReplay } from '#contract/calls/schemas/host-control.ts';
import { replayFile, replayFormat } from '#contract/rules/sessions/replay-file.ts';
import type { Story } from '#contract/story/story.ts';
import { afterEvent, newSession } from '#director/chart/fold-log.ts';
import { type DirectorSnapshot, sessionDirectorMachine } from '#director/chart/session-director-machine.ts';
import { seatProjection, teamProjection } from '#director/projections/own-projections.ts';
import { publicProjection } from '#director/projections/public-projection.ts';
import type { SessionFacts } from '#director/projections/session-facts.ts';
import type { DirectorEvent } from '#director/rules/director-events.ts';
import type { Recorded, ShownSnapshot, Step, TreeRow } from './recorded.ts';

const director = 'director';
const everybody = 'everybody';

/** A cache of the last viewed steps with their projections. */
const maxEntries = 100;

const definition = JSON.stringify(sessionDirectorMachine.config, (_, value: unknown) =>
  typeof value === 'function' ? { type: value.name } : value,
);

/** The source of the event: a seat, an organiser, the clock, or the server for changes of the plan. */
function causeOf(event: DirectorEvent): string {
  if ('by' in event && event.by !== undefined) return `organiser:${event.by}`;
  if ('seatId' in event && event.type !== 'help.seen') return `seat:${event.seatId}`;
  if (event.type.startsWith('host.') || event.type === 'help.seen') return 'organiser:';
  return event.type === 'clock.reached' ? 'clock' : 'server';
}

/** Placeholders for names that a replay does not contain. */
function factsOf(seats: ReadonlyMap<string, number>, { bots }: SessionReplay): SessionFacts {
  return {
    title: 'Session',
    videoRoomUrl: null,
    people: new Map([...seats].map(([id, place]) => [id, { name: `Seat ${place}`, checked: false }])),
    hosts: new Map(),
    playlists: new Map(),
    bots: new Set(bots),
    isRehearsal: false,
    languages: new Map(),
    translations: new Map(),
  };
}

/**
 * A session's log, replayed by the director's chart. Each event is a step of the director; its audiences (all, each team,
 * each seat) are the rows below it, whose snapshots are their projections in the story's language. Throws for a log that
 * this build cannot fold.
 */
export function recordedSession(replay: SessionReplay): Recorded {
  const story = JSON.parse(replay.story) as Story;
  const events = replay.events.map(
    ({ type, at, payload }) => ({ ...(JSON.parse(payload) as object), type, at }) as DirectorEvent,
  );
  const created = newSession({ sessionId: replay.session_id, story });
  const snapshots: DirectorSnapshot[] = [];
  for (const event of events) snapshots.push(afterEvent(snapshots.at(-1) ?? created, event));
  const after = (index: number) => snapshots[index] ?? created;

  const places = new Map<string, number>();
  for (const { context } of snapshots)
    for (const { id } of context.seats) if (!places.has(id)) places.set(id, places.size + 1);
  const facts = factsOf(places, replay);
  const organisers = [...new Set(events.map(causeOf).filter((cause) => cause.startsWith('organiser:')))];

  const steps: Step[] = replay.events.map(({ seq, at, type, payload }, index) => {
    const event = events[index];
    return { seq, at, type, payload, target: director, source: event ? causeOf(event) : null };
  });

  function projectionFor(audience: string, index: number): object | null {
    const snapshot = after(index);
    const seq = steps[index]?.seq ?? 0;
    if (audience === everybody) return publicProjection(snapshot, facts, { seq, at: steps[index]?.at ?? 0 });
    const [kind, id = ''] = audience.split(/:(.*)/s);
    if (kind === 'team') return teamProjection(snapshot.context, Number(id), seq);
    return seatProjection(snapshot.context, facts, id, seq) ?? null;
  }

  const audiencesAt = (index: number): string[] => {
    const { teams, seats } = after(index).context;
    return [everybody, ...teams.map(({ id }) => `team:${id}`), ...seats.map(({ id }) => `seat:${id}`)];
  };
  const content = (audience: string, index: number) =>
    index < 0 ? '' : JSON.stringify({ ...projectionFor(audience, index), seq: 0, at: 0 });
  const wasReceivedBy = (audience: string, index: number) =>
    content(audience, index) !== content(audience, index - 1);
  const changes = new Map<number, readonly string[]>();

  function changedBy(index: number): readonly string[] {
    if (!steps[index]) return [];
    const known = changes.get(index);
    if (known) return known;
    const recipients = audiencesAt(index).filter((audience) => wasReceivedBy(audience, index));
    const made = [director, ...recipients];
    changes.set(index, made);
    const [oldest] = changes.keys();
    if (changes.size > maxEntries && oldest !== undefined) changes.delete(oldest);
    return made;
  }

  function nameOf(id: string): string {
    if (id === director) return sessionDirectorMachine.id;
    const [kind, rest = ''] = id.split(/:(.*)/s);
    if (kind === 'seat')
      return `Seat ${places.get(rest) ?? rest}${replay.bots.includes(rest) ? ' (bot)' : ''}`;
    if (kind === 'team')
      return after(snapshots.length - 1).context.teams.find((team) => String(team.id) === rest)?.name ?? id;
    if (kind === 'organiser')
      return organisers.length > 1 ? `Organiser ${organisers.indexOf(id) + 1}` : 'Organiser';
    return { everybody: 'Everybody', clock: 'Clock', server: 'Server' }[id] ?? id;
  }

  function treeAt(index: number): TreeRow[] {
    const { context, status } = after(index);
    const seatRow = ({ id, present }: (typeof context.seats)[number]): TreeRow => ({
      id: `seat:${id}`,
      name: nameOf(`seat:${id}`),
      depth: 2,
      status: present ? 'live' : 'stopped',
    });
    return [
      { id: director, name: nameOf(director), depth: 0, status: status === 'done' ? 'done' : 'live' },
      { id: everybody, name: nameOf(everybody), depth: 1, status: 'live' },
      ...context.teams.flatMap(({ id }): TreeRow[] => [
        { id: `team:${id}`, name: nameOf(`team:${id}`), depth: 1, status: 'live' },
        ...context.seats.filter(({ teamId }) => teamId === id).map(seatRow),
      ]),
    ];
  }

  function snapshotAt(id: string, index: number): ShownSnapshot | undefined {
    if (id === director) {
      const { value, context, status } = after(index);
      const { story: _, ...shown } = context;
      return { status: status === 'done' ? 'done' : 'live', value, data: { context: shown } };
    }
    const projection = projectionFor(id, index);
    return projection === null ? undefined : { status: 'live', value: undefined, data: { projection } };
  }

  return {
    steps,
    nameOf,
    treeAt,
    definitionOf: (id) => (id === director ? definition : null),
    snapshotAt,
    concerns: (id, index) => id === director || steps[index]?.source === id || wasReceivedBy(id, index),
    changedBy,
    write: () => replayFile(replay),
  };
}

/** The replay in a file's text; undefined for any other text. */
export function readSessionReplay(text: string): SessionReplay | undefined {
  try {
    const file = JSON.parse(text) as { format?: unknown; version?: unknown; replay: SessionReplay };
    if (file.format !== replayFormat.format || file.version !== replayFormat.version) return undefined;
    recordedSession(file.replay);
    return file.replay;
  } catch {
    return undefined;
  }
}
