export type ActorStatus = 'live' | 'done' | 'failed' | 'stopped';

/** Something that happened: what an actor received, and from whom. */
export interface Step {
  seq: number;
  /** Unix milliseconds. */
  at: number;
  source: string | null;
  target: string;
  type: string;
  /** What the event carries, as JSON. */
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
  /** Of a machine: the value of its state. */
  value: unknown;
  /** Context, output, error and whatever else the snapshot holds. */
  data: Record<string, unknown>;
}

/** What can be stepped through. An index is one of `steps`; -1 is before the first. */
export interface Recorded {
  steps: readonly Step[];
  nameOf(actorId: string): string;
  /** Each actor that had begun, below its parent. */
  treeAt(index: number): TreeRow[];
  /** The configuration of the machine that an actor runs, as JSON; null where it runs none. */
  definitionOf(actorId: string): string | null;
  snapshotAt(actorId: string, index: number): ShownSnapshot | undefined;
  /** Whether an actor sent, received or observed the step. */
  concerns(actorId: string, index: number): boolean;
  /** Actors whose snapshot may have changed with the step. */
  changedBy(index: number): readonly string[];
  /** The file. */
  write(): string;
}
