/** The stories as the public pages tell of them; a test keeps them equal to their files in content/stories. */
export const stories = {
  borrowedLight: {
    title: 'The Borrowed Light',
    tagline: 'A lantern burns alone on a bridge. Somebody put it down on purpose.',
    narration:
      'On the longest night of the year, Over Wick puts out every fire it has. The stoves, the ovens, the lamp above the schoolroom door. Then it waits, cold, for a light lent by its neighbours beyond the fell. Ottoline Rook has carried that light across for thirty-one winters. Tonight you come down to the bridge to meet her. Her lantern stands in the snow, burning. Ottoline is nowhere to be seen.',
  },
  sixOClockWater: {
    title: 'The Six O’Clock Water',
    tagline: 'At six the valley becomes a lake. One house still has a light in its window.',
    synopsis:
      'You are Tallow & Daughters, night removals. None of you is a daughter. The order says: one house, empty by six, paid in advance. Up on the new wall a hand waits at the sluice, and a city without clean water waits for the hand. But as long as a hearth is lit in the valley the law forbids the flood, and Ada Quince, seventy-nine, has just put more wood on. She has also set a place for each of you.',
  },
  onePlaceTooMany: {
    title: 'One Place Too Many',
    tagline: 'Seven are invited to lunch. The dead man laid the table for eight.',
    synopsis:
      'You are the help, hired by the hour for the funeral lunch of Tobias Lark, who kept the Ferry House and never could count. His will is read once everybody sits as he wished: his sister, his nephew, the ferryman, a notary with an appetite. The soup is at one. And by the kitchen hatch, under the only lamp, an eighth place is laid for nobody.',
  },
};

export type StoriesWords = typeof stories;
