/** Light questions for the waiting room, by id; their words are the live area's. */
export const icebreakers = [
  'window',
  'lantern',
  'soup',
  'song',
  'walk',
  'first-light',
  'drawer',
  'smell',
  'superpower',
  'word',
  'shoes',
  'kept',
] as const;

export type Icebreaker = (typeof icebreakers)[number];

/** The question that is put to a seat first; the person may take another one. */
export function icebreakerFor(seatId: string): Icebreaker {
  const sum = [...seatId].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return icebreakers[sum % icebreakers.length] ?? icebreakers[0];
}
