/** What the scene that a visitor plays on the home page says around the story. */
export const demo = {
  label: 'The first three minutes of “The Borrowed Light”',
  playIn: 'Play in English',
  opening: 'Loading the scene …',
  failed: 'The scene could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  close: 'Close the scene',
  company: 'Ana, Ben, Chloe and Dmitri are bots: they vote and share their clues; the riddle is yours.',
  thinking: (name: string) => `${name}: “You’ve voted already? Let me think.”`,
  afterWith: (name: string) => `${name}: “Good thing you said so.”`,
  afterAgainst: (name: string) => `${name}: “Fine, we go together.”`,
  tipped: 'Your vote decided it.',
  goOn: 'Continue',
  over: 'Someone is waiting behind the door',
  overText:
    'So far you have seen one of two votes and one of two ways. With your team the story continues: what you carry, what you owe, and which of two endings you have earned. A story of an hour goes further:',
  further: [
    'five votes that change the story, each secret until voting closes',
    'five riddles at tables of four or five, each with a clue that only you have',
    'three breaks, three endings, and a scorecard of how you decided, never of how fast',
  ],
  whole: 'Play the whole story with four bots',
  wholeNote: 'A session of your own, nine minutes, starts in half a minute. No account, no email address.',
  wholeFailed: 'We couldn’t start a session. Please try again.',
  again: 'Play these minutes again',
  signUp: 'Schedule one for your team',
  visitor: 'Guest',
  team: 'Otters',
};

export type DemoWords = typeof demo;
