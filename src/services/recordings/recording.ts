import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { ActorStatus, Recorded, ShownSnapshot, Step, TreeRow } from './recorded.ts';

/** The maximum of steps in a recording; the oldest is dropped first. */
export const recordingLimits = { steps: 1000, actors: 400, characters: 24_000_000 } as const;

const format = 'muster-actors';
const version = 1;

export interface RecordedActor {
  id: string;
  name: string;
  parentId: string | null;
  /** The machine's configuration as JSON; null without a machine. */
  definition: string | null;
  /** The last snapshot before the oldest step, as JSON. */
  base: string | null;
  /** The number of the first step in which it exists. */
  since: number;
}

/** One event that an actor received, and the snapshot that followed it. */
export interface RecordedStep extends Step {
  /** As JSON; null while none has followed. */
  snapshot: string | null;
}

export interface Recording {
  actors: readonly RecordedActor[];
  /** Oldest first. */
  steps: readonly RecordedStep[];
  nextSeq: number;
}

export const emptyRecording: Recording = { actors: [], steps: [], nextSeq: 1 };

/** The recording with these messages of `@statelyai/inspect`'s protocol added. */
export function record(recording: Recording, messages: readonly StatelyInspectionEvent[]): Recording {
  const actors = new Map(recording.actors.map((actor) => [actor.id, actor]));
  const steps = [...recording.steps];
  let { nextSeq } = recording;

  const add = (step: Omit<RecordedStep, 'seq'>) => {
    steps.push({ ...step, seq: nextSeq });
    nextSeq += 1;
  };

  for (const message of messages) {
    const { sessionId: target } = message;
    const at = Number(message.createdAt);
    if (message.type === '@xstate.actor') {
      const known = actors.get(target);
      actors.set(target, {
        id: target,
        // The library gives no name to an actor without an id and without a machine.
        name: isText(message.name) ? message.name : target,
        parentId: message.parentId ?? null,
        definition: machineDefinition(message.definition),
        base: known?.base ?? asText(message.snapshot),
        since: known?.since ?? nextSeq,
      });
    } else if (message.type === '@xstate.event') {
      add({ at, source: message.sourceId ?? null, target, ...eventOf(message.event), snapshot: null });
    } else {
      const snapshot = asText(message.snapshot);
      const { type } = message.event;
      const received = steps.findIndex(
        (step) => step.target === target && step.snapshot === null && step.type === type,
      );
      const step = steps[received];
      if (step) steps[received] = { ...step, snapshot };
      else add({ at, source: null, target, ...eventOf(message.event), snapshot });
    }
  }
  return within({ actors: [...actors.values()], steps, nextSeq });
}

/** Drops the oldest steps, whose snapshots become the initial ones of their actors, and actors that ended before all steps. */
function within({ actors, steps, nextSeq }: Recording): Recording {
  let characters = steps.reduce((sum, step) => sum + lengthOf(step), 0);
  let dropped = Math.max(0, steps.length - recordingLimits.steps);
  for (const step of steps.slice(0, dropped)) characters -= lengthOf(step);
  while (characters > recordingLimits.characters && dropped < steps.length) {
    characters -= lengthOf(steps[dropped]);
    dropped += 1;
  }
  if (dropped === 0 && actors.length <= recordingLimits.actors) return { actors, steps, nextSeq };
  const bases = new Map(steps.slice(0, dropped).map(({ target, snapshot }) => [target, snapshot]));
  const kept = steps.slice(dropped);
  const isInvolved = new Set(kept.flatMap(({ source, target }) => [source, target]));
  const based = actors.map((actor) => ({ ...actor, base: bases.get(actor.id) ?? actor.base }));
  const seen = based.filter(({ id, base }) => isInvolved.has(id) || statusOf(parse(base)) === 'live');
  return { actors: seen.slice(-recordingLimits.actors), steps: kept, nextSeq };
}

const lengthOf = (step?: RecordedStep) => (step ? step.payload.length + (step.snapshot?.length ?? 0) : 0);

const statuses: Record<string, ActorStatus> = { done: 'done', error: 'failed', stopped: 'stopped' };

const statusOf = (snapshot: unknown): ActorStatus =>
  (isObject(snapshot) ? statuses[String(snapshot.status)] : undefined) ?? 'live';

/** An actor's snapshot after the step of that index; undefined if unknown. */
function snapshotAt(recording: Recording, actorId: string, index: number): ShownSnapshot | undefined {
  const step = recording.steps
    .slice(0, index + 1)
    .findLast(({ target, snapshot }) => target === actorId && snapshot !== null);
  const text = step?.snapshot ?? recording.actors.find(({ id }) => id === actorId)?.base ?? null;
  const snapshot = parse(text);
  if (!isObject(snapshot)) return undefined;
  const { status: _, value, tags: __, children: ___, ...data } = snapshot;
  return { status: statusOf(snapshot), value, data };
}

/** The actors started by the step of that index, each below its parent. */
function treeAt(recording: Recording, names: ReadonlyMap<string, string>, index: number): TreeRow[] {
  const seq = recording.steps[index]?.seq ?? 0;
  const statusById = new Map(recording.actors.map(({ id, base }) => [id, statusOf(parse(base))]));
  for (const { target, snapshot } of recording.steps.slice(0, index + 1))
    if (snapshot !== null) statusById.set(target, statusIn(snapshot));
  const begun = recording.actors.filter(({ since }) => since <= seq + 1);
  const ids = new Set(begun.map(({ id }) => id));
  const below = (parentId: string | null, depth: number): TreeRow[] =>
    begun
      .filter((actor) =>
        parentId === null
          ? actor.parentId === null || !ids.has(actor.parentId)
          : actor.parentId === parentId && actor.id !== parentId,
      )
      .flatMap((actor) => [
        {
          id: actor.id,
          name: names.get(actor.id) ?? actor.name,
          depth,
          status: statusById.get(actor.id) ?? 'live',
        },
        ...(depth < 20 ? below(actor.id, depth + 1) : []),
      ]);
  return below(null, 0);
}

/** A serialized snapshot begins with its status, so that not every one has to be parsed. */
function statusIn(snapshot: string): ActorStatus {
  const found = /^\{"status":"(\w+)"/.exec(snapshot);
  return found ? (statuses[found[1] ?? ''] ?? 'live') : statusOf(parse(snapshot));
}

type Config = Record<string, unknown>;

/** A machine by its id; an actor that a state invoked without a name by what the state calls it. */
function shownNames(actors: readonly RecordedActor[]): Map<string, string> {
  const configs = new Map(actors.map(({ id, definition }) => [id, parse(definition)]));
  return new Map(
    actors.map(({ id, name, parentId }) => {
      const config = configs.get(id);
      if (isObject(config) && isText(config.id)) return [id, config.id];
      return [id, invokedName(name, parentId === null ? null : configs.get(parentId)) ?? name];
    }),
  );
}

/** Of `1.door.open.wide`: the source of the second actor that the state `open.wide` invokes. */
function invokedName(name: string, parent: unknown): string | undefined {
  const [, place, path = ''] = /^(\d+)\.[^.]+\.?(.*)$/.exec(name) ?? [];
  if (place === undefined || !isObject(parent)) return undefined;
  const state = path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((at, key) => (isObject(at) && isObject(at.states) ? at.states[key] : undefined), parent);
  const invoked = isObject(state) ? [state.invoke].flat()[Number(place)] : undefined;
  const source = isObject(invoked) ? (invoked as Config).src : undefined;
  return isText(source) ? source : undefined;
}

export function recordedOf(recording: Recording): Recorded {
  const { actors, steps } = recording;
  const byId = new Map(actors.map((actor) => [actor.id, actor]));
  const names = shownNames(actors);
  return {
    steps,
    nameOf: (id) => names.get(id) ?? id,
    treeAt: (index) => treeAt(recording, names, index),
    definitionOf: (id) => byId.get(id)?.definition ?? null,
    snapshotAt: (id, index) => snapshotAt(recording, id, index),
    concerns: (id, index) => steps[index]?.target === id || steps[index]?.source === id,
    changedBy: (index) => steps.slice(index, index + 1).map(({ target }) => target),
    write: () => JSON.stringify({ format, version, actors, steps }),
  };
}

/** Undefined for anything but a recording of this version. */
export function readRecording(text: string): Recording | undefined {
  const file = parse(text);
  if (!isObject(file) || file.format !== format || file.version !== version) return undefined;
  const { actors, steps } = file;
  if (!isListOf(actors, isActor) || !isListOf(steps, isStep)) return undefined;
  return within({ actors, steps, nextSeq: (steps.at(-1)?.seq ?? 0) + 1 });
}

function isListOf<Item>(list: unknown, isItem: (item: unknown) => item is Item): list is Item[] {
  return Array.isArray(list) && list.every(isItem);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);

const isActor = (value: unknown): value is RecordedActor =>
  isObject(value) &&
  isText(value.id) &&
  isText(value.name) &&
  isTextOrNull(value.parentId) &&
  isTextOrNull(value.definition) &&
  isTextOrNull(value.base) &&
  typeof value.since === 'number';

const isStep = (value: unknown): value is RecordedStep =>
  isObject(value) &&
  typeof value.seq === 'number' &&
  typeof value.at === 'number' &&
  isTextOrNull(value.source) &&
  isText(value.target) &&
  isText(value.type) &&
  isText(value.payload) &&
  isTextOrNull(value.snapshot);

function eventOf(event: { type: string }): Pick<RecordedStep, 'type' | 'payload'> {
  const { type, ...payload } = event;
  return { type, payload: asText(payload) };
}

/** Logic other than a machine is announced by its name alone. */
function machineDefinition(definition: string | undefined): string | null {
  const config = parse(definition ?? null);
  const isMachine = isObject(config) && ['states', 'on', 'invoke', 'context'].some((key) => key in config);
  return isMachine ? (definition ?? null) : null;
}

const asText = (value: unknown): string => JSON.stringify(value ?? null);

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
