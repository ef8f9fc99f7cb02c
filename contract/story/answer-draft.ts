import type { ChallengeScene } from './story.ts';

/** A piece on the board that a team shares: a place of the way, an item of the order, a meaning of the code, a guest. */
export interface DraftPiece {
  /** Id in the task; '' for a symbol of the code without a meaning yet, and for a free chair. */
  id: string;
  /** Only items of an order: taken in haste. */
  haste: boolean;
  /** The seat that put it there; null for what the task itself puts there. */
  by: string | null;
}

export const draftActs = ['put', 'take', 'haste', 'undo'] as const;
export type DraftAct = (typeof draftActs)[number];

/** What a hand does on the board. `position` counts from 0: of the order, of the code or of the chairs; a way goes on at its end. */
export interface DraftMove {
  act: DraftAct;
  piece: string;
  position: number;
}

/** What the board needs to know of a task; the same on the server and on a screen, which is not told the solution. */
export type DraftTask =
  | {
      kind: 'map';
      places: readonly { id: string }[];
      roads: readonly { from: string; to: string }[];
      start: string;
      goal: string;
      steps: number;
    }
  | { kind: 'order'; items: readonly { id: string }[] }
  | { kind: 'code'; symbols: number; meanings: readonly { id: string }[] }
  | { kind: 'seating'; chairs: readonly { id: string }[]; guests: readonly { id: string }[] };

/** The task of a scene as its board knows it; null where the answer is a word. */
export function draftTaskOf({ task }: Pick<ChallengeScene, 'task'>): DraftTask | null {
  if (!task) return null;
  return task.kind === 'code'
    ? { kind: 'code', symbols: task.message.length, meanings: task.meanings }
    : task;
}

const blank: DraftPiece = { id: '', haste: false, by: null };

/** The board before anybody has touched it. */
export function emptyDraft(task: DraftTask): DraftPiece[] {
  if (task.kind === 'map') return [{ ...blank, id: task.start }];
  if (task.kind === 'order') return [];
  const places = task.kind === 'code' ? task.symbols : task.chairs.length;
  return Array.from({ length: places }, () => blank);
}

/** The answer that a board amounts to, as `isSolution` reads it. */
export const draftText = (pieces: readonly DraftPiece[]): string =>
  pieces.map(({ id, haste }) => (haste ? `${id}!` : id)).join('>');

/**
 * Whether the board holds a whole answer: a way to its goal, a meaning for each symbol, an order up to `wanted`, a guest on
 * each chair.
 */
export function isWholeDraft(task: DraftTask & { wanted?: string }, pieces: readonly DraftPiece[]): boolean {
  if (task.kind === 'map') return pieces.at(-1)?.id === task.goal;
  if (task.kind === 'order') return pieces.at(-1)?.id === task.wanted;
  return pieces.every(({ id }) => id !== '');
}

type Pieces = readonly DraftPiece[];
type Hand = Omit<DraftMove, 'act'> & { by: string };

const joined = (task: Extract<DraftTask, { kind: 'map' }>, a: string, b: string) =>
  task.roads.some(({ from, to }) => (from === a && to === b) || (from === b && to === a));

/** Whether the way can go on to a place: by a road from its end, once, in as many steps as there may be. */
export function canGoOn(task: Extract<DraftTask, { kind: 'map' }>, pieces: Pieces, place: string): boolean {
  const last = pieces.at(-1)?.id;
  return (
    last !== undefined &&
    last !== task.goal &&
    pieces.length <= task.steps &&
    !pieces.some(({ id }) => id === place) &&
    joined(task, last, place)
  );
}

/** A guest on a chair; who sat there changes places with them, or leaves the table where they came from none. */
function seated(
  task: Extract<DraftTask, { kind: 'seating' }>,
  pieces: Pieces,
  { piece, position, by }: Hand,
): Pieces | null {
  const from = pieces.findIndex(({ id }) => id === piece);
  const isKnown = task.guests.some(({ id }) => id === piece) && position < task.chairs.length;
  if (!isKnown || from === position) return null;
  const moved = { ...blank, by };
  const other = pieces[position]?.id ?? '';
  return pieces.map((one, index) => {
    if (index === position) return { ...moved, id: piece };
    return index === from ? { ...moved, id: other } : one;
  });
}

function put(task: DraftTask, pieces: Pieces, { piece, position, by }: Hand): Pieces | null {
  if (task.kind === 'map')
    return canGoOn(task, pieces, piece) ? [...pieces, { id: piece, haste: false, by }] : null;
  if (task.kind === 'seating') return seated(task, pieces, { piece, position, by });
  if (task.kind === 'code') {
    const isKnown = task.meanings.some(({ id }) => id === piece) && position < task.symbols;
    return isKnown && pieces[position]?.id !== piece
      ? pieces.map((one, index) => (index === position ? { id: piece, haste: false, by } : one))
      : null;
  }
  if (!task.items.some(({ id }) => id === piece)) return null;
  const before = pieces.findIndex(({ id }) => id === piece);
  const others = pieces.filter(({ id }) => id !== piece);
  const to = Math.min(position, others.length);
  const moved = { id: piece, haste: pieces[before]?.haste ?? false, by };
  return before === to ? null : [...others.slice(0, to), moved, ...others.slice(to)];
}

function take(task: DraftTask, pieces: Pieces, { piece, position, by }: Hand): Pieces | null {
  if (task.kind === 'code' || task.kind === 'seating')
    return pieces[position] && pieces[position].id !== ''
      ? pieces.map((one, index) => (index === position ? { ...blank, by } : one))
      : null;
  const at = pieces.findIndex(({ id }) => id === piece);
  if (task.kind === 'map') return at > 0 ? pieces.slice(0, at) : null;
  return at === -1 ? null : pieces.filter(({ id }) => id !== piece);
}

/**
 * The board after a move of the seat `by`; null where the move is impossible or changes nothing. Of two moves of one
 * piece the later counts. `undo` needs the past, which only the director has.
 */
export function afterMove(task: DraftTask, pieces: Pieces, move: DraftMove & { by: string }): Pieces | null {
  if (move.act === 'put') return put(task, pieces, move);
  if (move.act === 'take') return take(task, pieces, move);
  if (move.act === 'undo' || task.kind !== 'order') return null;
  if (!pieces.some(({ id }) => id === move.piece)) return null;
  return pieces.map((one) => (one.id === move.piece ? { ...one, haste: !one.haste, by: move.by } : one));
}
