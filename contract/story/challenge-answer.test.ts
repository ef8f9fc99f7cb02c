import { describe, expect, it } from 'vitest';
import { readStory, sixOClockWater } from '../../tests/support/test-story.ts';
import { answerWords, isNear, isSeating, isSolution, nearMissReply } from './challenge-answer.ts';
import { isEnough, seatingsOf } from './challenge-solver.ts';
import type { SeatingTask, SeatRule } from './challenge-task.ts';
import { findScene, storyIn } from './story.ts';

const word = (...answers: string[]) => ({ clues: [], answers });

describe('a word', () => {
  it.each(['lantern', 'The Lantern', 'a lantern!', ' die  Lantern ', 'LANTÉRN'])(
    'is taken as “%s”',
    (text) => {
      expect(isSolution(word('Lantern'), text)).toBe(true);
    },
  );

  it('may have its article in the story and not in the answer', () => {
    expect(isSolution(word('The lantern'), 'lantern')).toBe(true);
  });

  it.each(['the', 'theatre', 'another lantern', ''])('is not “%s”', (text) => {
    expect(isSolution(word('Lantern'), text)).toBe(false);
  });

  it('needs its article where a session was played by the older rule', () => {
    expect(isSolution(word('Lantern'), 'the lantern', 'exact')).toBe(false);
    expect(isSolution(word('Lantern'), 'it is a lantern', 'withoutArticle')).toBe(false);
  });

  it.each([
    'It’s the lantern.',
    'the word is: LANTERN',
    'our answer is lantern',
    'Das ist die Lantern!',
    'Die Lösung lautet: Lantern',
    'es ist eine lantern',
  ])('is heard in “%s”', (text) => {
    expect(isSolution(word('Lantern'), text)).toBe(true);
  });

  it.each(['it is', 'the word is', 'it is not a lantern', 'is it a lantern'])(
    'is not heard in “%s”',
    (text) => {
      expect(isSolution(word('Lantern'), text)).toBe(false);
    },
  );
});

describe('a wrong word', () => {
  it.each(['lanter', 'the lanturn', 'lanterns', 'lantenr', 'it is a lanturn'])('is near as “%s”', (text) => {
    expect(isNear(word('Lantern'), text)).toBe(true);
  });

  it.each(['lantern', 'candle', 'lan', 'x'.repeat(5000)])('is not near as “%s”', (text) => {
    expect(isNear(word('Lantern'), text)).toBe(false);
  });

  it('is near with two neighbours in each other’s place, however short', () => {
    expect([isNear(word('Palms'), 'plams'), isNear(word('Palms'), 'lamps')]).toEqual([true, false]);
  });

  it('is never near where the answer is a number', () => {
    expect(isNear(word('1927'), '1926')).toBe(false);
  });
});

describe('a near miss', () => {
  const nearMisses = [{ answers: ['26', 'Twenty-six'], reply: 'Everybody stops at thirteen.' }];
  const book = { ...word('27'), nearMisses };

  it.each(['26', ' it is 26', 'twenty six'])('is answered as “%s”', (text) => {
    expect(nearMissReply(book, text)).toBe('Everybody stops at thirteen.');
  });

  it.each(['27', '25', '2 6 1'])('is not “%s”', (text) => {
    expect(nearMissReply(book, text)).toBeUndefined();
  });

  it('is a way, an order or a message as well, haste aside', () => {
    const last = sixOClockWater.scenes.find(({ id }) => id === 'last-in');
    if (last?.kind !== 'challenge') throw new Error('No order');
    expect(nearMissReply(last, 'chairs>clock>bed>tackle')).toMatch(/clinks/);
    expect(nearMissReply(last, 'chairs!>clock>bed>tackle')).toMatch(/clinks/);
    expect(nearMissReply(last, 'chairs>mirror>clock>bed>tackle')).toBeUndefined();
    expect(nearMissReply(last, 'bed>tackle')).toBeUndefined();
  });
});

describe('a seating', () => {
  const named = (ids: string[]) => ids.map((id) => ({ id, label: id.toUpperCase() }));
  const task: SeatingTask = {
    kind: 'seating',
    chairs: named(['head', 'door', 'foot', 'hatch']),
    guests: named(['ada', 'ben', 'cai', 'dot']),
  };
  const seated = ['ada', 'ben', 'cai', 'dot'];
  const rule = (guest: string, how: SeatRule['how'], of: string): SeatRule => ({ guest, how, of });

  it.each([
    rule('ada', 'at', 'head'),
    rule('ada', 'off', 'door'),
    rule('ada', 'beside', 'dot'),
    rule('ben', 'beside', 'foot'),
    rule('ada', 'apart', 'cai'),
    rule('ben', 'opposite', 'dot'),
    rule('ben', 'opposite', 'hatch'),
  ])('keeps that $guest is $how $of', (kept) => {
    expect(isSeating(task, [kept], seated)).toBe(true);
  });

  it.each([
    rule('ada', 'at', 'foot'),
    rule('ada', 'off', 'head'),
    rule('ada', 'beside', 'cai'),
    rule('ada', 'apart', 'ben'),
    rule('ada', 'opposite', 'dot'),
  ])('breaks that $guest is $how $of', (broken) => {
    expect(isSeating(task, [broken], seated)).toBe(false);
  });

  it.each([[['ada', 'ben', 'cai']], [['ada', 'ada', 'cai', 'dot']], [['ada', 'ben', 'cai', 'eve']]])(
    'is none with %j',
    (guests) => {
      expect(isSeating(task, [], guests)).toBe(false);
    },
  );

  const riddle = findScene(storyIn(readStory('one-place-too-many'), 'en'), 'eight-cards');
  if (riddle.kind !== 'challenge' || riddle.task?.kind !== 'seating') throw new Error('no seating');
  const scene = { ...riddle, task: riddle.task };
  const [answer = ''] = scene.answers;

  it('of the lunch is one and no second, and is read chair by chair', () => {
    const rules = scene.clues.flatMap(({ seats }) => seats ?? []);
    expect([...seatingsOf(scene.task, rules)].map((guests) => guests.join('>'))).toEqual([answer]);
    expect(answerWords(scene, answer)).toMatch(
      /^Head: Oskar, Clock: Leonora, .*Hatch: Blank card, Stove: Dora$/,
    );
  });

  it('of the lunch needs all clues, and replies to near misses', () => {
    expect(isEnough(scene, scene.clues)).toBe(true);
    expect(isEnough(scene, scene.clues.slice(0, 3))).toBe(false);
    expect(nearMissReply(scene, answer.replace('oskar>leonora', 'leonora>oskar'))).toMatch(
      /^“Leonora at the head/,
    );
  });
});
