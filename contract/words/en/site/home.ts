import { percent } from '../counts.ts';

/** The home page. */
export const home = {
  head: {
    title: 'One hour, one story, the whole team',
    description:
      'Muster is a live story that a whole team plays together in the browser: watch, talk, decide, and see how you worked. Nothing to install, no facilitator.',
  },
  hero: {
    title: 'One story. Your whole team inside it.',
    lead: 'Your whole team sees the same live adventure at the same moment. You watch, argue and decide together, and the story goes where you send it.',
    watch: 'Watch the opening',
    browser: 'Plays in the browser',
    noFacilitator: 'No facilitator to book',
  },
  chapter: {
    play: 'Play',
    people: 'People',
    inside: 'Inside',
    note: 'Good to know',
    minutes: (story: number, block: number) => `${story} minutes, ${block} with arrival and debrief`,
    players: (least: number, most: number) => `${least} to ${most}, in teams`,
  },
  featured: {
    synopsis:
      'A village has put out every fire it has and waits for a light lent by its neighbours. The light has come as far as the bridge. The woman who carries it has not.',
    play: 'nine minutes, 24 with arrival and debrief',
    inside: 'two votes, one locked door, two endings',
    note: 'a winter night, somebody briefly lost, nobody comes to harm',
  },
  hour: {
    inside: 'five votes, five riddles, three breaks, three endings',
    note: 'a home is lost to a lake, a mother and a son are not on good terms, nobody comes to harm',
  },
  lunch: {
    inside: 'three votes, a table to seat, a book to add up, one break, two endings',
    note: 'a funeral lunch: a man has died of old age before the story begins, nobody comes to harm',
  },
  playable: {
    title: 'Play the first three minutes',
    text: 'You come down to the bridge with four others. One vote, in which yours is one of five, then a door with a riddle, for which you have a clue. It plays in this window alone: no account, no camera.',
    now: 'Play now',
    withBots: 'three minutes, with four bots',
  },
  trail: {
    title: 'How the hour runs',
    lead: 'Nobody presses start and nobody has to lead. The clock is on our server, and the story keeps to it.',
    stops: [
      {
        when: 'A week before',
        title: 'Invite',
        text: 'Paste names and addresses, pick a date. Everybody gets a personal link, and a calendar entry that shows in their own time zone.',
      },
      {
        when: 'Any day',
        title: 'Check',
        text: 'One page tries camera, microphone, sound and network, and says what to do if something is wrong.',
      },
      {
        when: '15 minutes before',
        title: 'Wait',
        text: 'The doors open. See who’s there. On the hour it starts automatically for everybody at once.',
      },
      {
        when: 'On the hour',
        title: 'Play',
        text: 'The film runs in step on every screen. It stops where you have to decide, and where a team has to put its heads together.',
      },
      {
        when: 'Straight after',
        title: 'Look back',
        text: 'A scorecard with reasons, a quiet look at how you worked together, and an award worth keeping.',
      },
    ],
  },
  sample: {
    chip: 'Sample figures',
    title: 'Afterwards you see how, not just how much',
    text: 'Every number shows its formula and the moments it is based on. Names stay hidden, groups under three are not analysed, and nobody’s manager sees more than the team does.',
    scorecard: 'Scorecard',
    team: 'Team',
    care: 'Care',
    nerve: 'Nerve',
    wit: 'Wit',
    total: 'Total',
    teams: ['Foxes', 'Wrens', 'Owls'],
    why: 'Why 15 for care?',
    because: 'You rang the bell, and two people in the dark stopped wondering whether anyone would come.',
    talk: 'Who carried the talk',
    shares: 'Share of contributions, largest first, without names',
    share: percent,
    agreed: 'How quickly you agreed',
    decisions: ['Which way', 'One thing more'],
    agreement: (share: number, seconds: number) => `${percent(share)} in ${seconds} s`,
    question: 'Question for your team:',
    asked: 'one voice in five was hardly heard before the door. What would have made room for it?',
  },
  price: {
    credit: 'credit',
    covers: (people: number) => `is one session of up to ${people} people`,
    costs: (price: string) => `A credit costs ${price}. `,
    costsFrom: (lowest: string, highest: string) =>
      `A credit costs ${lowest} to ${highest}, depending on how many you buy. `,
    returned: 'Cancel before the doors open and it is returned automatically.',
    more: 'See packs and work out yours',
  },
};

export type HomeWords = typeof home;
