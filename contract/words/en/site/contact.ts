/** What the contact page and its form say, in English; the other languages have the same keys. */
export const contact = {
  page: {
    title: 'Contact',
    description: 'Write to the people who make Muster.',
    heading: 'Write to us',
    lead: 'We read everything and usually reply within one working day.',
    faster: 'Faster answers',
    questions: 'Questions and answers',
    questionsText: 'Devices, credits, the day itself.',
    support: 'A session is about to start',
    supportText: 'Help with the most common problems.',
    security: 'Report a security issue',
    securityText: 'Choose “A security matter”. We’re happy to credit you by name.',
  },
  form: {
    label: 'Message to us',
    name: 'Your name',
    email: 'Your email',
    emailUse: 'We’ll reply to this address.',
    topic: 'Topic',
    topics: {
      sales: 'Planning a session',
      help: 'Something isn’t working',
      billing: 'Credits and invoices',
      press: 'Press',
      security: 'A security matter',
      other: 'Something else',
    },
    sessionId: 'Session ID (optional)',
    sessionIdUse: 'If this is about a session: you’ll find the ID in the invitation.',
    message: 'Message',
    messageTooLong: (most: number, length: number) =>
      `Messages can have up to ${most} characters; yours has ${length}.`,
    trap: 'Leave this empty',
    send: 'Send message',
  },
  sent: {
    title: 'Your message is on its way',
    before: 'We’ll reply to ',
    after: ', usually within one working day.',
    another: 'Send another message',
  },
};

export type ContactWords = typeof contact;
