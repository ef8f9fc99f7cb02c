export const landingQuestions = [
  {
    question: 'How many people can take part?',
    answer:
      'From two to more than a hundred. Up to thirty people are one session and one credit; larger groups take one credit for every thirty. You choose how many teams there are, and everybody is dealt to one; four to six talk best.',
  },
  {
    question: 'Does anybody have to host?',
    answer:
      'No. The session starts on the hour and runs by itself. The person who set it up can simply play.',
  },
  {
    question: 'Is it safe for people who hate role play?',
    answer:
      'Yes. Nobody acts, sings or shares a secret. You watch, talk, decide. Camera and microphone are a choice.',
  },
  {
    question: 'What do we need?',
    answer:
      'A browser. The device check tries everything beforehand and says what to do if something is missing.',
  },
  {
    question: 'What does the company see afterwards?',
    answer:
      'What the team sees: decisions with their reasons, and how evenly the talk was shared, without names.',
  },
  {
    question: 'What if we have to move it?',
    answer:
      'Move it as often as you like before the lobby opens. Cancel before then and the credit returns by itself.',
  },
];
