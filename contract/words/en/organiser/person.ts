import { plural } from '../counts.ts';

const upcomingText = (count: number) => plural(count, 'upcoming session', 'upcoming sessions');

/** What the page of one guest says. */
export const person = {
  page: {
    guest: 'Guest',
    allPeople: 'All people',
    left: (facts: string) => `${facts}. No longer on your list of people.`,
    details: 'Details',
    sessions: 'Their sessions',
    noSessions: 'Not in any session yet.',
    columns: { session: 'Session', when: 'When', team: 'Team', status: 'Status' },
    gone: 'Guest not found',
    goneText: 'They may have been erased, or they belong to another company.',
    failed: 'This guest didn’t load',
  },
  form: {
    label: 'Details',
    fields: {
      first_name: 'First name',
      last_name: 'Last name',
      email: 'Email',
      department: 'Department',
      tags: 'Tags',
      language: 'Language',
      timezone_id: 'Time zone',
    },
    none: 'None',
    ofSession: 'Each session’s',
    subject: 'this person',
    readdressed:
      'The new address gets an invitation with a new link for every upcoming session. The old link stops working, and the old address is told that its invitation is cancelled.',
    tagsHelp: 'Separated by commas.',
    languageHelp: 'For emails and pages, until the guest chooses another in a session.',
    timezoneHelp: 'Emails show times in this zone. When a guest joins, their browser updates it.',
    save: 'Save',
    undo: 'Undo changes',
    saved: 'Saved',
  },
  merge: {
    heading: 'Merge with another entry',
    lead: 'For a person you’ve listed twice, with two email addresses.',
    other: 'The other entry',
    placeholder: 'Name or email',
    looking: 'Looking …',
    noMatch: 'No match',
    failed: (why: string) => `The list didn’t load. ${why}`,
    merge: 'Merge entries',
    ask: (gone: string, kept: string) => `Merge ${gone} into ${kept}?`,
    keep: 'Keep both',
    text: (gone: string, kept: string) =>
      `${kept} stays and takes over the sessions and tags of ${gone}. The entry ${gone} is deleted. Its invitations to upcoming sessions are cancelled and sent to ${kept}. You can’t undo this.`,
    merged: 'Entries merged',
  },
  exits: {
    heading: 'Remove or erase',
    lead: 'Remove people who have left the company: their results stay. Erase people who ask for it: nothing that names them stays.',
    leave: 'Remove from your people',
    putBack: 'Put back on the list',
    erase: 'Erase guest',
    keep: 'Keep guest',
    askLeave: (name: string) => `Remove ${name} from your people?`,
    remove: 'Remove guest',
    leaveText: (upcoming: number) =>
      `${
        upcoming === 0
          ? 'They aren’t in any upcoming session, so nobody is emailed.'
          : `They lose their seat in ${upcomingText(upcoming)}. We’ll email them, and their links stop working.`
      } Past results stay. You can put them back later.`,
    askErase: (name: string) => `Erase ${name}?`,
    eraseText: (upcoming: number) =>
      `Name, email address, messages, ratings and awards are erased, here and in every session and email. ${
        upcoming === 0 ? '' : `They lose their seat in ${upcomingText(upcoming)}. `
      }Team results stay without their name. Nobody is emailed. You can’t undo this.`,
    done: {
      leave: 'Removed from your people',
      return: 'Back on your list of people',
      erase: 'Erased',
    },
  },
};

export type PersonWords = typeof person;
