export interface FaqEntry {
  id: string;
  question: string;
  answer: string;
}

export interface FaqGroup {
  title: string;
  entries: FaqEntry[];
}

/** Answers are Markdown. */
export const faqGroups: FaqGroup[] = [
  {
    title: 'Before',
    entries: [
      {
        id: 'how-many-people',
        question: 'How many people can play?',
        answer:
          'Two to thirty for one credit. More people take one credit for every thirty. Teams of four to six talk best, so larger groups are split into teams that watch the same film and have rooms of their own.',
      },
      {
        id: 'how-long',
        question: 'How long does it take?',
        answer:
          'The Borrowed Light plays in nine minutes and takes 24 with arriving and the talk after it. The Six O’Clock Water plays in an hour and takes 85 minutes. The calendar holds the longer time, and the lobby opens fifteen minutes before.',
      },
      {
        id: 'host',
        question: 'Do we need a host?',
        answer:
          'No. The session starts, runs and ends by itself. An administrator can hold it, make an open decision longer, or move somebody to another team, and does not have to.',
      },
      {
        id: 'teams',
        question: 'Who decides who plays with whom?',
        answer:
          'You do, when you plan: in the order of your list, at random, with departments mixed or together, or not as last time. Those you name are kept apart. Anybody can be moved later, also while the session runs.',
      },
      {
        id: 'time-zones',
        question: 'How do time zones work?',
        answer:
          'You pick the date in the zone of your choice. Every invitation shows the time in that zone and in UTC, and carries a calendar entry that each calendar shows in its own time and that stays right when the session is moved. The personal link shows the start in the guest’s own time; once a guest has opened it, mails to them give their own time first.',
      },
      {
        id: 'languages',
        question: 'Which languages are there?',
        answer:
          'English and German. Both stories are told in both, each guest chooses for themselves, and people of one session may differ. You choose the language of the invitations when you plan; you can read one before it goes out. The organiser’s pages are in English.',
      },
      {
        id: 'account',
        question: 'Do participants need an account?',
        answer:
          'No. They follow their personal link, or enter their address and the session id. Only organisers sign up.',
      },
    ],
  },
  {
    title: 'Devices',
    entries: [
      {
        id: 'install',
        question: 'Is there anything to install?',
        answer:
          'No. A current Chrome, Edge, Firefox or Safari on a computer, tablet or phone is enough. The [device check](/systemCheck) tries everything in two minutes, on any day before.',
      },
      {
        id: 'camera',
        question: 'Is a camera required?',
        answer:
          'No. Neither is a microphone: you can vote, share clues and write. Nothing is ever switched on for you, and what you chose once stays chosen when you change rooms.',
      },
      {
        id: 'slow-line',
        question: 'What if the line is slow?',
        answer:
          'The picture gets simpler before it stops. Captions and the text of every scene do not depend on the picture, and votes are kept on your device until the line is back.',
      },
      {
        id: 'allow-list',
        question: 'What does our IT department have to allow?',
        answer:
          'HTTPS and secure WebSocket to this site on port 443. For camera and voice in the team rooms, UDP between the participants, or to the relay that the operator has configured. Nothing else. The [security page](/security#what-to-allow) has the list to pass on.',
      },
      {
        id: 'vpn',
        question: 'Does it work through a VPN?',
        answer:
          'Film, votes and chat do. Some VPNs block direct video between people; then a relay is used if the operator has one, and if not, the session goes on without cameras. The device check says which it will be.',
      },
    ],
  },
  {
    title: 'On the day',
    entries: [
      {
        id: 'late',
        question: 'Can somebody join late?',
        answer:
          'Yes. The same link leads straight to the running scene, in step with everybody else, and into a team.',
      },
      {
        id: 'dropped',
        question: 'What happens if I drop out?',
        answer:
          'Open the link again, on any device. Your seat, your team and your votes are where you left them. If the team’s captain is away for twenty seconds, somebody else takes over.',
      },
      {
        id: 'tie',
        question: 'What if a vote ends in a tie?',
        answer:
          'The captain’s choice decides. If the captain has not voted, the option listed first wins. The rule is shown before you vote.',
      },
      {
        id: 'captions',
        question: 'Are there captions?',
        answer:
          'On every clip, and every scene can be read as text. Nothing that matters is only seen or only heard. No points are given for speed.',
      },
    ],
  },
  {
    title: 'Credits',
    entries: [
      {
        id: 'what-is-a-credit',
        question: 'What does a credit buy?',
        answer:
          'One session of up to thirty people. It is reserved when you schedule and used when the first scene starts. [Prices](/pricing)',
      },
      {
        id: 'cancel',
        question: 'What if we have to cancel?',
        answer:
          'Cancel before the lobby opens, fifteen minutes before the start, and the credit returns at once. It also returns if nobody comes or if we fail. Moving a session costs nothing.',
      },
      {
        id: 'invoice',
        question: 'How do we pay?',
        answer:
          'By card or on invoice, in the dashboard, against a purchase order if you have one. Receipts and invoices stay there as PDF. Questions? [Write to us](/contact?topic=billing).',
      },
    ],
  },
  {
    title: 'Privacy',
    entries: [
      {
        id: 'recorded',
        question: 'Is the session recorded?',
        answer:
          'No. Cameras and voices are not recorded or transcribed. Votes, answers and chat are kept with the result. When your company deletes a session it leaves every dashboard at once; what stands behind it goes when the company closes its account.',
      },
      {
        id: 'who-sees-results',
        question: 'Can my manager see how I did?',
        answer:
          'Managers see what the team sees: the team’s decisions and figures without names. Your own part is shown to you alone, unless you choose to show it. Groups under three are not analysed.',
      },
      {
        id: 'erase',
        question: 'How do I have my data erased?',
        answer:
          'Open your invitation’s link: under your results, or where you say that you cannot come, one button erases your name and address. You need no account. Administrators close theirs in the profile. [All rights](/privacy#your-rights-without-an-account)',
      },
    ],
  },
];
