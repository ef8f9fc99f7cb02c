import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealClues, type Hands } from './clue-dealing.ts';

const clueIds = ['stag', 'hare', 'owl', 'fox', 'wren', 'note'];
const people = ['ana', 'ben', 'cy', 'dee', 'eli', 'fay', 'gus', 'hal', 'ivy'];
const nobody: Hands = { holders: {} };

const deal = (seatIds: readonly string[], before = nobody, onBoard: readonly string[] = []) =>
  dealClues({ clueIds, before, seatIds, onBoard });

const partsOf = ({ holders, shared }: Required<Hands>, seatId: string) => [
  ...clueIds.filter((clueId) => holders[clueId] === seatId),
  ...(shared[seatId] === undefined ? [] : [shared[seatId]]),
];

describe('clues', () => {
  it('give every seat a part: the seventh and eighth seats share one', () => {
    const dealt = deal(people.slice(0, 8));
    expect(people.slice(0, 8).map((seatId) => partsOf(dealt, seatId).length)).toEqual(Array(8).fill(1));
    expect(dealt.shared).toEqual({ gus: 'stag', hal: 'hare' });
  });

  it('returning seat gets its clues back', () => {
    const dealt = deal(['ana', 'ben', 'cy']);
    const without = deal(['ben', 'cy'], dealt);
    expect(partsOf(without, 'ana')).toEqual([]);
    expect(partsOf(without, 'ben').length + partsOf(without, 'cy').length).toBe(6);
    expect(deal(['ana', 'ben', 'cy'], without)).toEqual(dealt);
  });

  it('stay with the new holder when the former one has another part by then', () => {
    const left = deal(['ben', 'cy'], deal(['ana', 'ben', 'cy']));
    const joined = deal(['ben', 'cy', 'dee'], left);
    const [given] = partsOf(joined, 'dee');
    const back = deal(['ana', 'ben', 'cy', 'dee'], joined);
    expect(partsOf(back, 'dee')).toContain(given);
    expect(partsOf(back, 'ana').length).toBeGreaterThan(0);
  });

  it('that lie on the board are not given to anybody to hold, nor shared', () => {
    const dealt = deal(['ana', 'ben', 'cy', 'dee', 'eli', 'fay']);
    const laid = clueIds.slice(0, 5);
    expect(deal(people.slice(0, 7), dealt, laid).shared).toEqual({ gus: 'note' });
    expect(deal(people.slice(0, 7), dealt, clueIds).shared).toEqual({});
  });

  it('are always held by present seats, and every present seat holds one', () => {
    const present = fc.array(fc.uniqueArray(fc.constantFrom(...people)), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(present, (rounds) => {
        let hands = nobody;
        for (const seatIds of rounds) {
          const dealt = deal(seatIds, hands);
          hands = dealt;
          if (seatIds.length === 0) continue;
          expect(clueIds.every((clueId) => seatIds.includes(dealt.holders[clueId] ?? ''))).toBe(true);
          for (const seatId of seatIds) expect(partsOf(dealt, seatId).length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
