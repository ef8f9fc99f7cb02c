/** What the teams of a rehearsal are called, and what its bots write there. */
export const bots = {
  teams: ['Otters', 'Herons'],
  hello: ['Hi everyone', 'Good to see you all', 'Hello. I can hear the music already'],
  deciding: ['I’m torn on this one', 'I’d go with the careful option', 'What do the others think?'],
  atTheRiddle: ['I have a clue. Sharing it now', 'Let’s look at the clues again', 'I think we’re close'],
  back: ['I’m back. My connection dropped'],
};

export type BotWords = typeof bots;
