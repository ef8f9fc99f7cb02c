/** What the support page says, in English; the other languages have the same keys. */
export const support = {
  page: {
    title: 'Support',
    description: 'Troubleshooting for a session, and people to write to.',
    heading: 'What’s wrong?',
    lead: 'If your session is about to start, begin with the device check. It takes two minutes and tells you what to do.',
    check: 'Check my device',
  },
  remedies: {
    link: {
      trouble: 'My link does not open',
      remedy:
        'Open it directly in Chrome, Edge, Firefox or Safari, not inside your email app. You can use it as often as you like, on any device.',
    },
    sound: {
      trouble: 'I see the film but hear nothing',
      remedy: 'Browsers block sound until you click or tap. Click the video, then check the tab’s volume.',
    },
    camera: {
      trouble: 'The camera stays dark',
      remedy:
        'Another program may be using it. Close other calls, then choose the camera again. The session also works without one.',
    },
    connection: {
      trouble: 'It says reconnecting',
      remedy:
        'Stay where you are. Your vote is safe, and you return to the scene that is playing. If a minute passes, open your link again.',
    },
    film: {
      trouble: 'I cannot follow the film',
      remedy:
        'Switch captions on below the picture, or open the text of the scene. Nothing that matters is only on film.',
    },
  },
  status: {
    title: 'Service status',
    lead: 'Current status of everything a session needs.',
    services: {
      database: 'Accounts and sessions',
      messages: 'Live messages and votes',
      stories: 'Stories and films',
      mail: 'Invitations by email',
    },
    states: { ok: 'Works', late: 'Delayed', down: 'Down', off: 'Not connected here' },
    failed: 'We can’t reach the server. Check your connection.',
    again: 'Check again',
    checking: 'Checking …',
  },
  write: {
    title: 'Still stuck? Tell us.',
    beforeCheck:
      'Include the session ID so we can find the session faster. The diagnosis tells us your browser, your window and how our server answers you; it contains no name, email address or log-in details. Paste it into the message, together with the report of the ',
    check: 'device check',
    beforeQuestions: ' (“Copy this report”). You’ll find other answers under ',
    questions: 'Questions',
    end: '.',
  },
};

export type SupportWords = typeof support;
