interface StoryRoom {
  title: string;
  players: { min: number; max: number };
}

/** `/virtual-team-building`. */
export const landing = {
  title: 'Virtual team building',
  description:
    'Virtual team building as a live story: formats, group sizes, the agenda minute by minute, and how it compares with a hosted event.',
  heading: 'Virtual team building that is not a quiz',
  lead: 'A film that everybody sees at the same moment stops and asks what to do. Teams talk, vote, open doors together, and the story takes the way they chose.',
  formats: {
    title: 'From a handful to the whole house',
    team: {
      name: 'One team',
      range: '2 to 6 people',
      text: 'Everybody in one room of their own. The warmest way to play, and a good first try.',
    },
    few: {
      name: 'A few teams',
      range: (oneCredit: number) => `7 to ${oneCredit} people`,
      text: 'Teams of four to six, one film. All votes steer the story; each team earns its own points. One credit.',
    },
    house: {
      name: 'The whole house',
      range: (oneCredit: number) => `${oneCredit + 1} people or more`,
      text: (largest: number, oneCredit: number) =>
        `Up to ${largest} people play one session. Larger groups play in several at the same time, and each team stays together. One credit for every ${oneCredit} people.`,
    },
  },
  agenda: {
    title: 'Minute by minute',
    label: 'Agenda',
    part: 'Part',
    what: 'What happens',
    short: 'Short story, 24 minutes',
    full: 'Full story, 85 minutes',
    rows: [
      {
        part: 'Waiting room',
        what: 'See who is there, try the sound, meet your team',
        half: '−15 to 0',
        hour: '−15 to 0',
      },
      {
        part: 'First scenes',
        what: 'The film starts for everybody at once, the first vote',
        half: '0 to 2',
        hour: '0 to 4',
      },
      {
        part: 'Team room',
        what: 'Riddles whose clues are shared out among you: one in the short story, five in the long one, with votes and breaks in between',
        half: '2 to 6',
        hour: '4 to 52',
      },
      {
        part: 'Last scenes',
        what: 'The vote that counts, and the ending you chose',
        half: '6 to 9',
        hour: '52 to 60',
      },
      {
        part: 'Looking back',
        what: 'Scorecard, how you worked, awards',
        half: '9 to 24',
        hour: '60 to 85',
      },
    ],
  },
  comparison: {
    title: 'How it compares',
    label: 'A live story compared with other ways',
    story: 'A live story',
    hosted: 'A hosted event',
    quiz: 'A quiz of your own',
    rows: [
      {
        question: 'Who leads it',
        story: 'The story and the server’s clock',
        hosted: 'A facilitator you book',
        quiz: 'Somebody from the team',
      },
      {
        question: 'When',
        story: 'Any hour, also tonight',
        hosted: 'When a facilitator is free',
        quiz: 'Any hour',
      },
      {
        question: 'What it rewards',
        story: 'What you decide together',
        hosted: 'Depends on the event',
        quiz: 'Knowing things quickly',
      },
      {
        question: 'Who gets to speak',
        story: 'Everybody has a clue',
        hosted: 'As good as the facilitator',
        quiz: 'The fast and the loud',
      },
      {
        question: 'If plans change',
        story: 'Credit returned until the doors open',
        hosted: 'Usually days of notice',
        quiz: 'Nothing to lose',
      },
      {
        question: 'What it lacks',
        story: 'A person who reads the room',
        hosted: 'Spontaneity',
        quiz: 'A reason to listen',
      },
    ],
  },
  asked: 'Frequently asked',
  questions: (short: StoryRoom, lunch: StoryRoom, hour: StoryRoom, oneCredit: number) => [
    {
      question: 'How many people can take part?',
      answer: `From ${short.players.min} to ${short.players.max} in a session of “${short.title}”, from ${lunch.players.min} to ${lunch.players.max} in one of “${lunch.title}”, and from ${hour.players.min} to ${hour.players.max} in one of “${hour.title}”. Larger groups play in several sessions at the same time. One credit covers ${oneCredit} people. You choose how many teams there are, and everybody is assigned to one; four to six talk best.`,
    },
    {
      question: 'Does anybody have to host?',
      answer:
        'No. The session starts on time and runs automatically. The person who set it up can simply play.',
    },
    {
      question: 'Is it for people who hate role play?',
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
      question: 'What if we have to reschedule?',
      answer:
        'Reschedule as often as you like before the doors open. Cancel before then and the credit is returned automatically.',
    },
  ],
};

export type LandingWords = typeof landing;
