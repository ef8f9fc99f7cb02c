import { form, plural } from '../../counts.ts';

const returned = (credits: number) => plural(credits, 'credit has', 'credits have');

/** What mails about a session say to its organiser and to its facilitators. */
export const sessionMails = {
  openSession: 'Open the session',
  organiser: {
    why: (title: string) => `You’re receiving this email because you scheduled ${title}.`,
    whyInstead: (title: string) =>
      `You’re receiving this email because the person who scheduled ${title} no longer has an account.`,
    choose: 'Choose which emails you receive',
    others: (count: number) => `and ${plural(count, 'other', 'others')}`,
    countOf: (count: number, all: number) => `${count} of ${all}`,
  },
  results: {
    subject: (title: string) => `Results: ${title}`,
    preheader: 'Scores, decisions and collaboration, team by team.',
    headline: 'Your results are ready',
    text: (firstName: string, title: string) =>
      `${firstName}, ${title} is over. The scorecard of every team is on your dashboard.`,
    button: 'See the results',
  },
  readiness: {
    subject: (title: string) => `Readiness: ${title}`,
    preheader: (opened: number, expected: number) =>
      `${opened} of ${expected} ${form(opened, 'has', 'have')} opened their link.`,
    headline: 'Who is ready',
    text: (firstName: string, title: string, start: string) =>
      `${firstName}, ${title} starts on ${start}. It will run automatically. Here is who’s ready.`,
    opened: 'Opened their link',
    checked: 'Checked a device',
    unopened: 'Have not opened it',
    undelivered: 'Invitation not delivered',
    problems: 'Device problems',
    absent: 'Cannot come',
    resend: 'There you can resend the invitation to everyone who hasn’t opened their link.',
  },
  undelivered: {
    subject: (title: string) => `Not delivered: ${title}`,
    preheader: (people: number) =>
      form(people, 'An email couldn’t be delivered.', `Emails to ${people} people couldn’t be delivered.`),
    headline: (people: number) =>
      form(people, 'An email couldn’t be delivered', 'Some emails couldn’t be delivered'),
    text: (firstName: string, title: string, people: number) =>
      `${firstName}, the mail server of ${form(people, 'this address', 'these addresses')} rejected our email about ${title}. Check whether ${form(people, 'it is', 'they are')} right, then resend the invitation or pass on the personal link.`,
    emails: (people: number) => form(people, 'Email', 'Emails'),
  },
  absences: {
    subject: (what: string, title: string) => `${what}: ${title}`,
    cannotCome: (name: string) => `${name} cannot come`,
    canCome: (name: string) => `${name} can come after all`,
    several: 'Guest list changed',
    preheader: (expected: number, invited: number) => `${expected} of ${invited} expected.`,
    text: (firstName: string, title: string, expected: number, invited: number) =>
      `${firstName}, ${expected} of ${invited} ${form(expected, 'is', 'are')} now expected at ${title}.`,
    absent: 'Cannot come',
    back: 'Can come after all',
  },
  failed: {
    subject: (title: string) => `Did not take place: ${title}`,
    preheader: (credits: number) => `${returned(credits)} been returned to your account.`,
    headline: 'The session couldn’t take place',
    text: (firstName: string, title: string, reason: string) =>
      `${firstName}, ${title} couldn’t take place. ${reason}`,
    reasons: {
      'not-held': 'A fault on our side stopped it before its end.',
      'nobody-came': 'Nobody joined within 15 minutes of the start.',
      missed: 'The service was not running when it should have started.',
    },
    returned: (credits: number) =>
      `${returned(credits)} been returned to your account. You don’t need to do anything.`,
    again: 'Schedule it again whenever it suits your team.',
  },
  facilitator: {
    assigned: {
      subject: (title: string) => `You facilitate ${title}`,
      preheader: (start: string) => `It starts on ${start}.`,
      text: (firstName: string, organiser: string, start: string) =>
        `${firstName}, ${organiser} has assigned this session to you. It starts on ${start}.`,
      there: 'There you see who is coming, start the session once the doors are open, and lead it.',
      why: (organiser: string, title: string) =>
        `You’re receiving this email because ${organiser} assigned ${title} to you.`,
    },
    moved: {
      subject: (title: string) => `${title} has moved`,
      preheader: (start: string) => `It now starts on ${start}.`,
      text: (firstName: string, start: string) =>
        `${firstName}, this session now starts on ${start}. You still facilitate it.`,
      why: (title: string) => `You’re receiving this email because you facilitate ${title}.`,
    },
    cancelled: {
      subject: (title: string) => `${title} is cancelled`,
      nothingToDo: 'There is nothing for you to do.',
      text: {
        cancelled: (firstName: string, start: string) =>
          `${firstName}, the session on ${start} is cancelled. There is nothing for you to do.`,
        missed: (firstName: string, start: string) =>
          `${firstName}, the session on ${start} was closed because nobody started it. There is nothing for you to do.`,
      },
      why: (title: string) => `You’re receiving this email because you facilitated ${title}.`,
    },
  },
};

export type SessionMailWords = typeof sessionMails;
