import { describe, expect, test } from 'vitest';
import {
  afterMove,
  type DraftMove,
  type DraftPiece,
  type DraftTask,
  draftText,
  emptyDraft,
  isWholeDraft,
} from './answer-draft.ts';

const map: DraftTask = {
  kind: 'map',
  places: ['mill', 'orchard', 'gate', 'well'].map((id) => ({ id })),
  roads: [
    { from: 'mill', to: 'orchard' },
    { from: 'gate', to: 'orchard' },
    { from: 'orchard', to: 'well' },
  ],
  start: 'mill',
  goal: 'gate',
  steps: 2,
};
const order: DraftTask & { wanted: string } = {
  kind: 'order',
  items: ['bed', 'tackle', 'chairs'].map((id) => ({ id })),
  wanted: 'tackle',
};
const seating: DraftTask = {
  kind: 'seating',
  chairs: ['head', 'door', 'foot', 'hatch'].map((id) => ({ id })),
  guests: ['ada', 'ben', 'cai', 'dot'].map((id) => ({ id })),
};
const code: DraftTask = { kind: 'code', symbols: 2, meanings: [{ id: 'mayor' }, { id: 'clock' }] };

const move = (act: DraftMove['act'], piece: string, position = 0, by = 'ana') => ({
  act,
  piece,
  position,
  by,
});

/** Plays moves of which none may be refused. */
function played(task: DraftTask, ...moves: (DraftMove & { by: string })[]): readonly DraftPiece[] {
  return moves.reduce<readonly DraftPiece[]>((pieces, one) => {
    const next = afterMove(task, pieces, one);
    if (!next) throw new Error(`Refused: ${one.act} ${one.piece}`);
    return next;
  }, emptyDraft(task));
}

describe('a way', () => {
  test('begins at its start, continues by roads, and is complete at its goal', () => {
    const way = played(map, move('put', 'orchard'), move('put', 'gate', 0, 'ben'));
    expect(draftText(way)).toBe('mill>orchard>gate');
    expect(way.map(({ by }) => by)).toEqual([null, 'ana', 'ben']);
    expect(isWholeDraft(map, way)).toBe(true);
  });

  test('takes no missing road, no step back, and none beyond its steps or its goal', () => {
    expect(afterMove(map, emptyDraft(map), move('put', 'gate'))).toBeNull();
    const way = played(map, move('put', 'orchard'));
    expect(afterMove(map, way, move('put', 'mill'))).toBeNull();
    const atWell = played(map, move('put', 'orchard'), move('put', 'well'));
    expect(isWholeDraft(map, atWell)).toBe(false);
    expect(afterMove({ ...map, steps: 1 }, way, move('put', 'well'))).toBeNull();
  });

  test('is cut from a place on, but never at its start', () => {
    const way = played(map, move('put', 'orchard'), move('put', 'gate'));
    expect(draftText(afterMove(map, way, move('take', 'orchard')) ?? [])).toBe('mill');
    expect(afterMove(map, way, move('take', 'mill'))).toBeNull();
  });
});

describe('an order', () => {
  test('takes an item at its place, and moves one that is there with its haste', () => {
    const items = played(
      order,
      move('put', 'tackle', 9),
      move('put', 'chairs', 0),
      move('haste', 'chairs'),
      move('put', 'bed', 0),
      move('put', 'chairs', 0, 'ben'),
    );
    expect(draftText(items)).toBe('chairs!>bed>tackle');
    expect(items.map(({ by }) => by)).toEqual(['ben', 'ana', 'ana']);
    expect(isWholeDraft(order, items)).toBe(true);
    expect(draftText(afterMove(order, items, move('take', 'bed')) ?? [])).toBe('chairs!>tackle');
  });

  test('refuses what it does not know and what changes nothing', () => {
    const items = played(order, move('put', 'bed'));
    expect(afterMove(order, items, move('put', 'piano'))).toBeNull();
    expect(afterMove(order, items, move('put', 'bed', 0))).toBeNull();
    expect(afterMove(order, items, move('haste', 'chairs'))).toBeNull();
    expect(afterMove(order, items, move('take', 'chairs'))).toBeNull();
  });
});

describe('a code', () => {
  test('takes a meaning for each symbol, the later one instead of the earlier', () => {
    const meant = played(
      code,
      move('put', 'mayor', 0),
      move('put', 'clock', 0, 'ben'),
      move('put', 'mayor', 1),
    );
    expect(draftText(meant)).toBe('clock>mayor');
    expect(isWholeDraft(code, meant)).toBe(true);
    expect(draftText(afterMove(code, meant, move('take', '', 1)) ?? [])).toBe('clock>');
  });

  test('refuses a symbol beyond its end, an unknown meaning and haste', () => {
    expect(afterMove(code, emptyDraft(code), move('put', 'mayor', 2))).toBeNull();
    expect(afterMove(code, emptyDraft(code), move('put', 'goose', 0))).toBeNull();
    expect(afterMove(code, emptyDraft(code), move('haste', ''))).toBeNull();
  });
});

describe('a seating', () => {
  test('has a guest on each chair, and two who are moved change places', () => {
    const seated = played(
      seating,
      move('put', 'ada', 0),
      move('put', 'ben', 1),
      move('put', 'ada', 1, 'ben'),
      move('put', 'cai', 2),
      move('put', 'dot', 3),
    );
    expect(draftText(seated)).toBe('ben>ada>cai>dot');
    expect(seated.map(({ by }) => by)).toEqual(['ben', 'ben', 'ana', 'ana']);
    expect(isWholeDraft(seating, seated)).toBe(true);
  });

  test('returns the guest who sat there to the unseated ones when the new guest had no chair', () => {
    const seated = played(seating, move('put', 'ada', 2), move('put', 'ben', 2));
    expect(draftText(seated)).toBe('>>ben>');
    expect(isWholeDraft(seating, seated)).toBe(false);
    expect(draftText(afterMove(seating, seated, move('take', '', 2)) ?? [])).toBe('>>>');
  });

  test('refuses an unknown guest, a chair beyond the last, a free chair to clear, haste and what changes nothing', () => {
    const seated = played(seating, move('put', 'ada', 0));
    expect(afterMove(seating, seated, move('put', 'eve', 1))).toBeNull();
    expect(afterMove(seating, seated, move('put', 'ben', 4))).toBeNull();
    expect(afterMove(seating, seated, move('take', '', 1))).toBeNull();
    expect(afterMove(seating, seated, move('haste', 'ada'))).toBeNull();
    expect(afterMove(seating, seated, move('put', 'ada', 0))).toBeNull();
  });
});
