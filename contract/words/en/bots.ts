/** What bots write to their team in a rehearsal. */
export const bots = {
  hello: ['Hi everyone', 'Good to see you all', 'Hello. I can hear the music already'],
  deciding: ['I’m torn on this one', 'I’d go with the careful option', 'What do the others think?'],
  atTheRiddle: ['I have a clue. Sharing it now', 'Let’s look at the clues again', 'I think we’re close'],
  back: ['I’m back. My connection dropped'],
};

export type BotWords = typeof bots;
