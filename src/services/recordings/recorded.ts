export type ActorStatus = 'live' | 'done' | 'failed' | 'stopped';

/** An event that an actor received, with its sender. */
export interface Step {
  seq: number;
  /** Unix milliseconds. */
  at: number;
  source: string | null;
  target: string;
  type: string;
  /** The event's payload, as JSON. */
  payload: string;
}

export interface TreeRow {
  id: string;
  name: string;
  depth: number;
  status: ActorStatus;
}

export interface ShownSnapshot {
  status: ActorStatus;
  /** The state value of a machine. */
  value: unknown;
  /** Context, output, error and the other fields of the snapshot. */
  data: Record<string, unknown>;
}

/** A recording that can be stepped through. An index is one of `steps`; -1 is before the first. */
export interface Recorded {
  steps: readonly Step[];
  nameOf(actorId: string): string;
  /** Each started actor, below its parent. */
  treeAt(index: number): TreeRow[];
  /** The configuration of an actor's machine, as JSON; null without a machine. */
  definitionOf(actorId: string): string | null;
  snapshotAt(actorId: string, index: number): ShownSnapshot | undefined;
  /** Whether an actor sent, received or observed the step. */
  concerns(actorId: string, index: number): boolean;
  /** Actors whose snapshot may have changed with the step. */
  changedBy(index: number): readonly string[];
  /** The file. */
  write(): string;
}
