import type {
  Award,
  CollaborationAnalysis,
  ParticipantResults,
  Ratings,
  Scorecard,
} from '#contract/calls/schemas/results.ts';

/** Made-up results for the debug pages; nothing else reads them. */
export const scorecardFixture: Scorecard = {
  session_id: 'debug-session-0000000',
  story: { slug: 'the-borrowed-light', version: 1, title: 'The Borrowed Light' },
  path: [
    { scene_id: 'bridge', title: 'The bridge', kind: 'clip' },
    { scene_id: 'which-way', title: 'One rule', kind: 'decision' },
    { scene_id: 'pinewood', title: 'The pinewood', kind: 'clip' },
    { scene_id: 'door', title: 'The five guests', kind: 'challenge' },
    { scene_id: 'hearth', title: 'Behind the door', kind: 'clip' },
    { scene_id: 'one-thing-more', title: 'One thing more', kind: 'decision' },
    { scene_id: 'valley', title: 'From hand to hand', kind: 'ending' },
  ],
  ending: {
    title: 'From hand to hand',
    award: 'Keepers of the Light',
    epilogue: 'By morning every hearth in the valley had been lit from the same flame.',
  },
  teams: [
    {
      team_id: 1,
      name: 'Otters',
      place: 1,
      title: 'Keepers of the Light',
      total: 52,
      maximum: 70,
      dimensions: [
        { id: 'care', label: 'Care', points: 24, maximum: 30 },
        { id: 'nerve', label: 'Nerve', points: 10, maximum: 20 },
        { id: 'wit', label: 'Wit', points: 18, maximum: 20 },
      ],
      decisions: [
        {
          scene_id: 'which-way',
          question: 'Which way do you go?',
          chosen: 'Through the pinewood',
          reason: 'Four of seven wanted it.',
          team_choice: 'Through the pinewood',
          team_split: [
            { option_id: 'ridge', label: 'Up along the ridge', votes: 1 },
            { option_id: 'pinewood', label: 'Through the pinewood', votes: 3 },
          ],
          points: { care: 10, nerve: 2, wit: 8 },
          total: 20,
          maximum: 20,
          explanation: 'Snow under trees keeps what is written in it: you found her tracks.',
          alternatives: [
            {
              option_id: 'ridge',
              label: 'Up along the ridge',
              total: 14,
              explanation: 'You would have seen far, and been cold.',
            },
          ],
        },
      ],
      challenges: [
        {
          scene_id: 'door',
          title: 'The five guests',
          solved: true,
          tried: true,
          attempts: 2,
          hints: 1,
          hint_cost: 3,
          haste_cost: 0,
          earned: { care: 4, wit: 13 },
          points: { care: 4, wit: 10 },
          total: 14,
          maximum: 17,
          explanation: 'Each of you held one guest’s story; only together did they name the sixth.',
        },
      ],
      badges: [
        {
          id: 'every-voice',
          label: 'Every voice',
          why: 'Everybody who was there voted in all 2 decisions.',
        },
        {
          id: 'of-one-mind',
          label: 'Of one mind',
          why: 'At “One thing more?” all 4 who voted wanted the same.',
        },
        {
          id: 'not-giving-up',
          label: 'Not giving up',
          why: '“The five guests” took you 5 answers, and you found it.',
        },
      ],
    },
    {
      team_id: 2,
      name: 'Herons',
      place: 2,
      title: null,
      total: 41,
      maximum: 70,
      dimensions: [
        { id: 'care', label: 'Care', points: 14, maximum: 30 },
        { id: 'nerve', label: 'Nerve', points: 16, maximum: 20 },
        { id: 'wit', label: 'Wit', points: 11, maximum: 20 },
      ],
      decisions: [],
      challenges: [],
      badges: [],
    },
  ],
};

export const analysisFixture: CollaborationAnalysis = {
  session_id: scorecardFixture.session_id,
  teams: [
    {
      team_id: 1,
      name: 'Otters',
      people: 4,
      withheld: null,
      measures: [
        {
          id: 'balance',
          label: 'Balance of contributions',
          value: 0.82,
          unit: 'share',
          summary: 'Almost everybody brought in about the same.',
          formula: '1 − Gini coefficient of contributions per person',
          counted: [
            { label: 'votes', count: 8 },
            { label: 'clues laid', count: 5 },
            { label: 'messages', count: 11 },
          ],
        },
        {
          id: 'consensus',
          label: 'Time to agree',
          value: 21.4,
          unit: 'seconds',
          summary: 'Half of your decisions were settled within this time.',
          formula: 'Median over decisions of (last vote − opening)',
          counted: [{ label: 'decisions', count: 2 }],
        },
        {
          id: 'turns',
          label: 'Mutex taken',
          value: null,
          unit: 'count',
          summary: 'Nobody allowed speech to be counted.',
          formula: 'Changes of the speaking person',
          counted: [{ label: 'people who allowed it', count: 0 }],
        },
      ],
      agreement: [
        { scene_id: 'which-way', question: 'Which way do you go?', share: 0.75, seconds: 19 },
        { scene_id: 'one-thing-more', question: 'One thing more', share: 0.5, seconds: 24 },
      ],
      participation: [
        { rank: 1, share: 0.34 },
        { rank: 2, share: 0.27 },
        { rank: 3, share: 0.22 },
        { rank: 4, share: 0.17 },
      ],
      agreement_summary: 'Opinions differed most at “One thing more”, where 50 % wanted the same.',
      participation_summary:
        'The most active person gave 34 % of all contributions; an even share would be 25 %.',
      talking_points: ['Who noticed the tracks first, and how did the others hear of it?'],
      next_steps: [
        'You were divided over “One thing more”. Next time let the smaller side speak first, and vote after that.',
      ],
    },
    {
      team_id: 2,
      name: 'Herons',
      people: 2,
      withheld:
        'This team had two people. Groups under three are not analysed, so that nobody can be singled out.',
      measures: [],
      agreement: [],
      participation: [],
      agreement_summary: '',
      participation_summary: '',
      talking_points: [],
      next_steps: [],
    },
  ],
};

export const awardFixture: Award = {
  code: 'debug',
  kind: 'person',
  recipient: 'Ana Silva',
  team: 'Otters',
  title: 'Keepers of the Light',
  story: 'The Borrowed Light',
  company: 'Northlight',
  date: '2026-11-21',
  verify_url: 'https://muster.example/verify/award/debug',
  picture_url: '/media/the-borrowed-light/valley/poster.jpg',
  logo_url: null,
  colour: null,
};

export const ownPartFixture: ParticipantResults['own'] = {
  seat_id: 'ana',
  team_id: 1,
  votes: [
    { scene_id: 'which-way', option_id: 'pinewood', label: 'Through the pinewood', stood: 'with-most' },
    { scene_id: 'one-thing-more', option_id: 'beacon', label: 'Light the beacon', stood: 'divided' },
  ],
  answers: 2,
  clues_shared: 3,
  messages: 5,
};

export const ratingsFixture: Ratings = {
  count: 6,
  mean: 4.5,
  comments: ['More fog, please.', 'We still talk about the sixth guest.'],
};
