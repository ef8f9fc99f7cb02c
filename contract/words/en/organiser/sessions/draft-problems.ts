import { noteProblems, replyToProblem } from '#contract/rules/sessions/invitation-note.ts';
import { tooManyAtTable } from '#contract/rules/sessions/session-size.ts';
import { titleProblems } from '#contract/rules/sessions/session-title.ts';
import { videoRoomAddressProblem } from '#contract/rules/sessions/video-room-address.ts';
import { errorCatalogue } from '../../../error-catalogue.ts';
import { peopleProblems } from '../people-problems.ts';
import { people } from '../people.ts';

/** What a session that is being planned lacks, in English; the other languages have the same keys. */
export const draftProblems = {
  story: 'Choose a story.',
  title: titleProblems,
  when: {
    incomplete: 'Choose a date and a time.',
    past: errorCatalogue.SESSION_012 as string,
    noDate: 'Leave at least one date in the series.',
  },
  people: {
    tableOpen: people.page.tableOpen,
    lines: peopleProblems.lines,
    line: (line: number, reason: string) => `Line ${line}: ${reason}`,
    nobody: 'Invite at least one person.',
    tooMany: (most: number, people: number) =>
      `You can plan up to ${most} guests at once; you have ${people}.`,
    room: (room: number, people: number, sessions: number) =>
      `A session of this story has room for ${room} people, and these are ${people}. Plan ${sessions} sessions, or choose another story.`,
    tooManySessions: (most: number, sessions: number) =>
      `You can plan up to ${most} sessions at once; these would be ${sessions}.`,
  },
  teams: {
    crowded: tooManyAtTable,
    tooMany: (most: number) => `A session has up to ${most} teams.`,
    unnamed: 'Give every team a name.',
    repeated: (name: string) => `Two teams are called “${name}”. Rename one of them.`,
    empty: 'Every team needs at least one person.',
  },
  options: { videoRoom: videoRoomAddressProblem, note: noteProblems, replyTo: replyToProblem },
};

export type DraftProblemWords = typeof draftProblems;
