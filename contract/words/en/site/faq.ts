import { type StoriesWords, stories as told } from './stories.ts';

interface FaqStory {
  key: keyof StoriesWords;
  players: { min: number; max: number };
  lengthMinutes: number;
  blockMinutes: number;
}

export interface FaqFacts {
  stories: readonly [FaqStory, FaqStory, FaqStory];
  seatsPerCredit: number;
}

/** The questions and answers, in English; the other languages have the same keys. Answers are Markdown. */
export const faq = {
  page: {
    title: 'Questions',
    description:
      'How many people, which devices, what happens on the day, what a credit buys, and what is kept.',
    lead: 'The questions we hear most often.',
    search: 'Search the questions',
    found: (count: number) => `${count} found`,
    none: 'No answers found',
    noneText: 'Try fewer words, or ask us directly.',
    ask: 'Ask us',
  },
  groups: {
    before: {
      title: 'Before',
      entries: {
        'how-many-people': {
          question: 'How many people can play?',
          answer: ({ stories: [featured, lunch, hour], seatsPerCredit }: FaqFacts) =>
            `A session of “${told[featured.key].title}” has room for ${featured.players.min} to ${featured.players.max} people, one of “${told[lunch.key].title}” for ${lunch.players.min} to ${lunch.players.max}, one of “${told[hour.key].title}” for ${hour.players.min} to ${hour.players.max}. Larger groups play in several sessions at the same time; the form for new sessions plans them for you and keeps teams together. One credit covers ${seatsPerCredit} people. Teams of four to six talk best; they watch the same film and have rooms of their own.`,
        },
        'how-long': {
          question: 'How long does it take?',
          answer: ({ stories }: FaqFacts) =>
            `${stories.map(({ key, lengthMinutes, blockMinutes }) => `“${told[key].title}” plays in ${lengthMinutes} minutes and takes ${blockMinutes} with arrival and debrief.`).join(' ')} The calendar entry covers the longer time, and the doors open 15 minutes before.`,
        },
        host: {
          question: 'Do we need a facilitator?',
          answer:
            'No. The session starts, runs and ends automatically. The organiser can pause it, extend a decision or move a guest to another team, but doesn’t have to.',
        },
        teams: {
          question: 'Who decides who plays with whom?',
          answer:
            'You do, when you schedule: in the order of your list, at random, with departments mixed or together, or different from last time. You can name people to keep apart. Anybody can be moved later, even while the session runs.',
        },
        'time-zones': {
          question: 'How do time zones work?',
          answer:
            'You pick the date in the zone of your choice. Every invitation shows the time in that zone and in UTC, and carries a calendar entry that each calendar shows in its own time and that updates if you reschedule the session. The personal link shows the start in the guest’s own time; once a guest has opened it, emails to them give their own time first.',
        },
        languages: {
          question: 'Which languages are there?',
          answer:
            'English and German. All stories exist in both languages, and each guest chooses their own. You choose the language of the invitations when you schedule; you can read one before it is sent. The organiser’s pages are in both languages as well.',
        },
        account: {
          question: 'Do guests need an account?',
          answer:
            'No. They follow their personal link, or enter their email and the session ID. Only organisers sign up.',
        },
      },
    },
    devices: {
      title: 'Devices',
      entries: {
        install: {
          question: 'Is there anything to install?',
          answer:
            'No. A current Chrome, Edge, Firefox or Safari on a computer, tablet or phone is enough. The [device check](/systemCheck) tries everything in two minutes, on any day before.',
        },
        camera: {
          question: 'Is a camera required?',
          answer:
            'No. Neither is a microphone: you can vote, share clues and write. We never switch anything on for you, and your choice carries over when you change rooms.',
        },
        'slow-line': {
          question: 'What if the connection is slow?',
          answer:
            'Video quality drops before the film stops. Captions and scene texts don’t depend on the video, and votes are saved on your device until the connection is back.',
        },
        'allow-list': {
          question: 'What does our IT department have to allow?',
          answer:
            'HTTPS and secure WebSocket to this site on port 443. For camera and microphone in the team rooms, UDP between the guests, or to the relay that the operator has configured. Nothing else. The [security page](/security#what-to-allow) has the list to pass on.',
        },
        vpn: {
          question: 'Does it work through a VPN?',
          answer:
            'Film, votes and chat do. Some VPNs block direct video between people; then a relay is used if the operator has one, and if not, the session continues without cameras. The device check says which it will be.',
        },
      },
    },
    day: {
      title: 'On the day',
      entries: {
        late: {
          question: 'Can I join late?',
          answer:
            'Yes. The same link leads straight to the running scene, in step with everybody else, and into a team.',
        },
        dropped: {
          question: 'What happens if I drop out?',
          answer:
            'Open the link again, on any device. Your seat, your team and your votes are where you left them. If the team’s captain is away for twenty seconds, somebody else takes over.',
        },
        tie: {
          question: 'What if a vote ends in a tie?',
          answer:
            'If votes are tied, the teams’ captains decide. If they are tied too, or haven’t voted, the first option wins. The rule is shown before you vote.',
        },
        captions: {
          question: 'Are there captions?',
          answer:
            'In every film, and every scene can be read as text. Nothing that matters is only seen or only heard. No points are given for speed.',
        },
      },
    },
    credits: {
      title: 'Credits',
      entries: {
        'what-is-a-credit': {
          question: 'What does a credit buy?',
          answer:
            'One session of up to thirty people. It is reserved when you schedule and used when the first scene starts. [Prices](/pricing)',
        },
        cancel: {
          question: 'What if we have to cancel?',
          answer:
            'Cancel before the doors open, 15 minutes before the start, and the credit is returned at once. It is also returned if nobody comes or if we fail. Rescheduling costs nothing.',
        },
        invoice: {
          question: 'How do we pay?',
          answer:
            'By card or on invoice, in the dashboard, against a purchase order if you have one. Receipts and invoices stay there as PDF. Questions? [Write to us](/contact?topic=billing).',
        },
      },
    },
    privacy: {
      title: 'Privacy',
      entries: {
        recorded: {
          question: 'Is the session recorded?',
          answer:
            'No. Cameras and voices are not recorded or transcribed. Votes, answers and chat are kept with the result. When your company deletes a session it leaves every dashboard at once; the stored data is erased when the company closes its account.',
        },
        'who-sees-results': {
          question: 'Can my manager see how I did?',
          answer:
            'Organisers see what the team sees: the team’s decisions and figures without names. Your own part is shown to you alone, unless you choose to show it. Groups under three are not analysed.',
        },
        erase: {
          question: 'How do I have my data erased?',
          answer:
            'Open your invitation’s link: under your results, or on the page where you decline, one button erases your name and email address. You need no account. Organisers close theirs in the profile. [All rights](/privacy#your-rights-without-an-account)',
        },
      },
    },
  },
};

export type FaqWords = typeof faq;
